/**
 * Names in the languages of the operator [LIN-226]. The catalogue, the record and all ids have the English ones; a name
 * gets its language where it leaves the operator. Pure: the same name is always written the same way.
 */
import { secondKitNumber } from 'touchline/core/line/rules/kit-clash';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import {
  AMERICAN_FOOTBALL,
  BOXING,
  DARTS,
  ESPORTS,
  FOOTBALL,
  LONG_TERM,
  MMA,
  PLAYER_SPORTS,
  POLITICS,
  SNOOKER,
  TENNIS,
  VIRTUAL_DOGS,
  VIRTUAL_HORSES,
  VIRTUAL_MARBLES,
  VIRTUAL_TENNIS,
} from 'touchline/core/line/rules/sport-ids';
import { PARTY_SEATS, PARTY_STAT } from 'touchline/core/line/rules/election-kinds';
import { isScorerKind } from 'touchline/core/line/rules/scorer-kinds';
import { championships } from '../catalogue/catalogue.ts';
import type { SportFacts } from '../catalogue/types.ts';
import { ARAB_CLUBS } from './arab-clubs.ts';
import { CLUBS } from './clubs.ts';
import { COMPETITIONS, FORMATS } from './competitions.ts';
import { FIELD_PLAYERS } from './field-players.ts';
import { fileClubs } from './file-clubs.ts';
import { NATIONS } from './nations.ts';
import { NICKNAMES } from './nicknames.ts';
import { languageOfName } from './origins.ts';
import { PARTIES } from './parties.ts';
import { PLACES } from './places.ts';
import { PLAYERS } from './players.ts';
import type { Language as Sounds } from './sounds.ts';
import { arabicOf, russianOf, toArabic, toCyrillic } from './transliterate.ts';
import { WORDS } from './words.ts';

export type NameLanguage = keyof SportFacts['names'];
type Other = Exclude<NameLanguage, 'en'>;
/** By language; '' where the name is the English one, or made of its words. */
type Names = Readonly<Record<Other, string>>;

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

const namesOf = (...tables: readonly string[]): ReadonlyMap<string, Names> =>
  new Map(tables.flatMap(rowsOf).map(([name = '', de = '', ru = '', ar = '']) => [name, { de, ru, ar }]));

const nations = namesOf(NATIONS);
const clubs = namesOf(CLUBS, ARAB_CLUBS, PLAYERS, FIELD_PLAYERS, PARTIES);
const competitions = namesOf(COMPETITIONS);

/** A word that is left out. */
const LEFT_OUT = '-';
const MAX_PHRASE = 4;

const wordsOf = (table: string): readonly (readonly [string, Names])[] =>
  rowsOf(table).map(([name = '', ru = '', ar = '']) => [name, { de: '', ru: russianOf(ru), ar: ar || arabicOf(ru) }]);

const words = new Map([...nations, ...wordsOf(WORDS), ...wordsOf(PLACES)]);
const nicknames = new Map(wordsOf(NICKNAMES));
/** In these languages a word such as `Central` is not an English nickname. */
const ROMANCE: ReadonlySet<Sounds> = new Set<Sounds>(['es', 'fr', 'it', 'pt', 'ro']);

/** Marks behind a name, in brackets. */
const MARKS: Readonly<Record<string, Names>> = {
  W: { de: 'F', ru: 'ж', ar: 'سيدات' },
  virtual: { de: 'virtuell', ru: 'вирт.', ar: 'افتراضي' },
};

/** Sports of players, whose names have no words: Jordan Thompson is of no country. */
const OF_PLAYERS: ReadonlySet<number> = new Set<number>([...PLAYER_SPORTS, MOTORSPORT, GOLF, VIRTUAL_TENNIS]);
/** Teams and runners whose names stay in Latin letters everywhere, as their media write them. */
const LATIN: ReadonlySet<number> = new Set<number>([ESPORTS, VIRTUAL_HORSES, VIRTUAL_DOGS, VIRTUAL_MARBLES]);

/** Sports whose players come from everywhere, whatever the country of a competition, and long-term bets on them. */
const TRAVELLERS: ReadonlySet<number> = new Set([TENNIS, DARTS, SNOOKER, BOXING, MMA, MOTORSPORT, GOLF, LONG_TERM]);
/** Of those, the ones of mostly British players. */
const BRITISH: ReadonlySet<number> = new Set([DARTS, SNOOKER]);

let homes: ReadonlyMap<string, string> | null = null;

/** The country of the league that a name plays in. */
function countryOf(name: string): string | null {
  homes ??= new Map(
    championships
      .toReversed()
      .flatMap(({ sportId, country, competitors }) =>
        country === 'INT' || TRAVELLERS.has(sportId) ? [] : competitors.map(([each]) => [each, country] as const),
      ),
  );
  return homes.get(name) ?? null;
}

function soundIn(language: 'ru' | 'ar', text: string, sounds: Sounds): string {
  return language === 'ru' ? toCyrillic(text, sounds) : toArabic(text, sounds);
}

function wordsIn(language: 'ru' | 'ar', name: string, sounds: Sounds): string {
  const parts = name.split(' ');
  const find = (phrase: string): Names | undefined =>
    words.get(phrase) ?? (ROMANCE.has(sounds) ? undefined : nicknames.get(phrase));
  const list: string[] = [];
  for (let at = 0; at < parts.length;) {
    let taken = Math.min(MAX_PHRASE, parts.length - at);
    let known = find(parts.slice(at, at + taken).join(' '));
    while (known === undefined && taken > 1) {
      taken -= 1;
      known = find(parts.slice(at, at + taken).join(' '));
    }
    const part = parts[at] ?? '';
    list.push(known?.[language] ?? soundIn(language, part, sounds));
    at += taken;
  }
  const kept = list
    .filter((word) => word !== LEFT_OUT)
    .join(' ')
    .replaceAll('- ', '-');
  return kept === '' ? soundIn(language, name, sounds) : kept;
}

function written(language: Other, name: string, sportId: number): string {
  const [, base = name, mark] = /^(.+?) \(([^()]+)\)$/.exec(name) ?? [];
  if (mark !== undefined) return `${written(language, base, sportId)} (${MARKS[mark]?.[language] ?? mark})`;
  // In American football a name of a country is that of a state or a university.
  const known = clubs.get(name) ?? (sportId === AMERICAN_FOOTBALL ? undefined : nations.get(name));
  if (language === 'de') return known === undefined || known.de === '' ? name : known.de;
  if (known !== undefined && known[language] !== '') return known[language];
  const sounds = languageOfName(name, countryOf(name), BRITISH.has(sportId) ? 'en' : 'west');
  return OF_PLAYERS.has(sportId) ? soundIn(language, name, sounds) : wordsIn(language, name, sounds);
}

const MAX_CACHED = 20_000;
const cached = new Map<string, string>();

function remembered(key: string, make: () => string): string {
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const made = make();
  cached.set(key, made);
  return made;
}

/** A team, a player or a runner. */
export function sideIn(language: NameLanguage, name: string, sportId: number): string {
  if (language === 'en' || name === '' || LATIN.has(sportId)) return name;
  return remembered(`${language} ${sportId} ${name}`, () => written(language, name, sportId));
}

const SEATS_WORDS: Readonly<Record<Other, Readonly<Record<string, string>>>> = {
  de: { over: 'über', under: 'unter' },
  ru: { over: 'больше', under: 'меньше' },
  ar: { over: 'فوق', under: 'تحت' },
};

/** The seats of a party: `Green Valleys: over 5.5`. */
function seatsIn(language: NameLanguage, label: string, sportId: number): string {
  const [, party = label, word = '', line = ''] = /^(.+): (over|under) ([\d.]+)$/.exec(label) ?? [];
  if (language === 'en' || word === '') return label;
  return `${sideIn(language, party, sportId)}: ${SEATS_WORDS[language][word] ?? word} ${line}`;
}

/** The names of parties among statistics; all others are text keys. */
export function statIn(language: NameLanguage, name: string): string {
  return name.startsWith(PARTY_STAT)
    ? `${PARTY_STAT}${sideIn(language, name.slice(PARTY_STAT.length), POLITICS)}`
    : name;
}

/** A selection's own name. Players of a team's line-up keep their Latin names. */
export function labelIn(language: NameLanguage, label: string, market: NamedSelection): string {
  if (isScorerKind(market.kind)) return label;
  return market.kind === PARTY_SEATS
    ? seatsIn(language, label, market.sportId)
    : sideIn(language, label, market.sportId);
}

interface NamedSelection {
  readonly kind: number;
  readonly sportId: number;
}

function formatIn(language: Other, format: string): string {
  for (const [pattern, de, ru, ar] of FORMATS)
    if (pattern.test(format)) return format.replace(pattern, { de, ru, ar }[language]);
  return format;
}

function competitionPart(language: Other, name: string): string {
  return competitions.get(name)?.[language] || name;
}

/** A competition, or a long-term market or race that has its name. A name that no table has stays. */
export function competitionIn(language: NameLanguage, name: string): string {
  if (language === 'en') return name;
  return remembered(`${language} : ${name}`, () => {
    const [whole = '', ...formats] = name.split(', ');
    const title = competitions.has(whole)
      ? competitionPart(language, whole)
      : whole
          .split('. ')
          .map((part) => competitionPart(language, part))
          .join('. ');
    const comma = language === 'ar' ? '، ' : ', ';
    return [title, ...formats.map((format) => formatIn(language, format))].join(comma);
  });
}

export interface NamedSides {
  readonly sportId: number;
  readonly home: string;
  /** Empty for a long-term market or a race, whose single side has the name of its competition. */
  readonly away: string;
}

/** Both sides of a game. */
export function sidesIn(
  language: NameLanguage,
  { sportId, home, away }: NamedSides,
): Pick<NamedSides, 'home' | 'away'> {
  return {
    home: away === '' ? competitionIn(language, home) : sideIn(language, home, sportId),
    away: sideIn(language, away, sportId),
  };
}

/** The name that determines the kit: that of the club, where a side of football is named shortly. */
const kitNameOf = (name: string, sportId: number): string =>
  (sportId === FOOTBALL ? fileClubs.get(name.replace(/ \(.*/, '')) : undefined) ?? name;

/** The number of a side's kit, where its shown name does not determine the kit; 0 where the name does [LIN-227]. */
export function kitIn(language: NameLanguage, name: string, sportId: number): number {
  const kitName = kitNameOf(name, sportId);
  return sideIn(language, name, sportId) === kitName ? 0 : kitNumber(kitName);
}

/**
 * The same of both sides; nothing where both names say it. An away side whose colours clash wears its second kit
 * [LIN-230].
 */
export function kitsIn(
  language: NameLanguage,
  { sportId, home, away }: NamedSides,
): { readonly kits?: readonly [number, number] } {
  if (away === '') return {};
  const numberOf = (name: string): number => kitNumber(kitNameOf(name, sportId));
  const second = secondKitNumber(numberOf(home), numberOf(away), sportId);
  const kits = [kitIn(language, home, sportId), second ?? kitIn(language, away, sportId)] as const;
  return kits[0] === 0 && kits[1] === 0 ? {} : { kits };
}

/** The usual names of a side or a competition in all languages; none for one whose names are made of its words. */
export function usualNames(name: string): readonly string[] {
  // The title of a competition is before its formats.
  const known = clubs.get(name) ?? nations.get(name) ?? competitions.get(name.split(', ')[0] ?? '');
  return known === undefined ? [] : [known.de, known.ru, known.ar].filter((each) => each !== '' && each !== name);
}
