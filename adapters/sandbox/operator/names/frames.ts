/** The names of a feed's frame in another language: all else of the frame stays [LIN-226]. */
import * as v from 'valibot';
import { PARTY_STAT } from 'touchline/core/line/rules/election-kinds';
import type { FrameNames } from '../../../hosts/gateway/frame-names.ts';
import { languageOf } from '../line/line-views.ts';
import { competitionIn, kitsIn, labelIn, sidesIn, statIn } from './names.ts';

const numbers = v.array(v.number());
const texts = v.array(v.string());

/** The columns of a frame that have names, or that names are found by. */
const tables = v.object({
  champs: v.object({ sport: numbers, name: texts }),
  games: v.object({ champ: numbers, home: texts, away: texts }),
  markets: v.object({ game: numbers, kind: numbers, label: v.array(v.tuple([v.number(), v.string()])) }),
});
const frames = v.union([v.object({ add: tables }), tables]);

/** Only a snapshot, and a delta that adds something, have names, apart from those of parties among statistics. */
const HAS_NAMES = '"champs":{';
const HAS_PARTIES = `["${PARTY_STAT}`;
const PARTY = new RegExp(`(?<=\\[")${PARTY_STAT}[^"\\\\]+(?=")`, 'g');

export const frameNames: FrameNames = {
  languageOf,
  rewrite: (text, asked) => {
    const language = languageOf(asked);
    if (language === 'en') return text;
    const counted = text.includes(HAS_PARTIES) ? text.replace(PARTY, (name) => statIn(language, name)) : text;
    if (!text.includes(HAS_NAMES)) return counted;
    const frame: unknown = JSON.parse(counted);
    if (!v.is(frames, frame)) return text;
    const { champs, games, markets } = 'add' in frame ? frame.add : frame;
    const sportOf = (game: number): number => champs.sport[games.champ[game] ?? 0] ?? 0;
    const sides = games.home.map((home, at) => ({ sportId: sportOf(at), home, away: games.away[at] ?? '' }));
    const shown = sides.map((side) => sidesIn(language, side));
    const kits = sides.flatMap((side) => kitsIn(language, side).kits ?? [0, 0]);
    Object.assign(champs, { name: champs.name.map((name) => competitionIn(language, name)) });
    Object.assign(games, {
      home: shown.map(({ home }) => home),
      away: shown.map(({ away }) => away),
      ...(kits.some((kit) => kit !== 0) ? { kits } : {}),
    });
    Object.assign(markets, {
      label: markets.label.map(([index, name]) => {
        const market = { kind: markets.kind[index] ?? 0, sportId: sportOf(markets.game[index] ?? 0) };
        return [index, labelIn(language, name, market)];
      }),
    });
    return JSON.stringify(frame);
  },
};
