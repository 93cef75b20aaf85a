/**
 * `--providers FILE`: foreign providers of games [HST-11]. A fault names the file and the place in it; the keys are
 * read from the environment or from files, and no message has any of them.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import type { ForeignProvider } from '../../../operator/casino/foreign-games.ts';
import { CATALOGUE } from '../../../provider/catalogue.ts';
import { originFault, serverFault } from './game-origin.ts';
import { providersFile } from './provider-schema.ts';
import type { WrittenProvider } from './provider-schema.ts';

/** The slug of our own provider. */
const OWN = 'touchline';
/** Letters of a key: 32 random bytes in base64 have 44. */
const MIN_KEY = 32;

export interface ProvidersSource {
  readonly path: string;
  /** Host names of the site, without ports. */
  readonly siteHosts: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the keys are needed: the host that renders knows the origins alone. */
  readonly hasKeys?: boolean;
}

type Read =
  | { readonly ok: true; readonly value: readonly ForeignProvider[] }
  | { readonly ok: false; readonly error: string };

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function readProviders({ path, siteHosts, env, hasKeys = true }: ProvidersSource): Read {
  const fail = (faults: readonly string[]): Read => ({
    ok: false,
    error: faults.map((fault) => `--providers ${path}: ${fault}`).join('\n'),
  });
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return fail([error instanceof SyntaxError ? `is not JSON: ${error.message}` : wordsOf(error)]);
  }
  const read = v.safeParse(providersFile, written);
  if (!read.success) return fail(faultsOf(read.issues));
  const { providers } = read.output;
  const faults = [
    ...twice(providers.map(({ id }, at) => [`providers[${at}].id`, id])),
    ...twice([
      ...CATALOGUE.map(({ id, number }): Named => [`our own ${id}`, String(number)]),
      ...eachGame(providers, ({ number }) => String(number), 'number'),
    ]),
    ...twice([
      ...CATALOGUE.map(({ id }): Named => ['our own game', id]),
      ...eachGame(providers, ({ slug }, { id }) => gameIdOf(id, slug), 'slug'),
    ]),
    ...providers.flatMap(({ server, games }, at) =>
      games.flatMap(({ freeSpins, stakes: { min, max } }, place) => {
        if (freeSpins === undefined) return [];
        const where = `providers[${at}].games[${place}].freeSpins`;
        return [
          ...(server === undefined ? [`${where}: the provider has no server that is notified of them`] : []),
          ...(freeSpins.stake < min || freeSpins.stake > max
            ? [`${where}.stake: is outside the stakes of the game`]
            : []),
        ];
      }),
    ),
    ...providers.flatMap(({ id, origin, server }, at) => [
      ...(id === OWN ? [`providers[${at}].id: "${OWN}" is our own provider`] : []),
      ...originFault(origin, siteHosts).map((fault) => `providers[${at}].origin: ${fault}`),
      ...serverFault(server).map((fault) => `providers[${at}].server: ${fault}`),
    ]),
  ];
  const keys = providers.map(({ key }, at) => (hasKeys ? keyOf(key, `providers[${at}].key`, path, env) : { key: '' }));
  const all = [...faults, ...keys.flatMap((each) => ('fault' in each ? [each.fault] : []))];
  if (all.length > 0) return fail(all);
  return {
    ok: true,
    value: providers.map(({ id, name, origin, server, games }, at) => {
      const found = keys[at];
      return {
        id,
        name,
        origin,
        ...(server === undefined ? {} : { server }),
        key: found !== undefined && 'key' in found ? found.key : '',
        games: games.map(({ return: value, kind, freeSpins, proof, ...entry }) => ({
          ...entry,
          id: gameIdOf(id, entry.slug),
          value,
          ...(kind === undefined ? {} : { kind }),
          ...(freeSpins === undefined ? {} : { freeSpins }),
          ...(proof === undefined ? {} : { proof: `${origin}${proof}` }),
        })),
      };
    }),
  };
}

/** `providers[0].games[1].title: must be a text …`, one for each place. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  const byPlace = new Map<string, string>();
  for (const issue of issues) {
    const place = (issue.path ?? [])
      .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
      .join('')
      .replace(/^\./, '');
    const isMissing = issue.input === undefined && issue.received === 'undefined';
    const isUnknown = issue.expected === 'never';
    const words = isMissing ? 'is missing' : isUnknown ? 'is unknown' : issue.message;
    if (!byPlace.has(place)) byPlace.set(place, place === '' ? words : `${place}: ${words}`);
  }
  return [...byPlace.values()];
}

/** The id of a game in the catalogue and for the provider. */
const gameIdOf = (providerId: string, slug: string): string => `${providerId}-${slug}`;

function eachGame(
  providers: readonly WrittenProvider[],
  valueOf: (game: WrittenProvider['games'][number], provider: WrittenProvider) => string,
  field: string,
): readonly Named[] {
  return providers.flatMap((provider, p) =>
    provider.games.map((game, g): Named => [`providers[${p}].games[${g}].${field}`, valueOf(game, provider)]),
  );
}

type Named = readonly [place: string, value: string];

/** Places whose value another place has already. */
function twice(named: readonly Named[]): readonly string[] {
  const first = new Map<string, string>();
  return named.flatMap(([place, value]) => {
    const before = first.get(value);
    if (before === undefined) first.set(value, place);
    return before === undefined ? [] : [`${place}: ${value} is taken by ${before}`];
  });
}

function keyOf(
  where: WrittenProvider['key'],
  place: string,
  path: string,
  env: ProvidersSource['env'],
): { readonly key: string } | { readonly fault: string } {
  let key: string;
  if ('env' in where) {
    key = env[where.env]?.trim() ?? '';
    if (key === '') return { fault: `${place}: the environment has no ${where.env}` };
  } else {
    const file = resolve(dirname(path), where.file);
    try {
      key = readFileSync(file, 'utf8').trim();
    } catch (error) {
      return { fault: `${place}: ${wordsOf(error)}` };
    }
  }
  return key.length < MIN_KEY ? { fault: `${place}: the key has fewer than ${MIN_KEY} letters` } : { key };
}
