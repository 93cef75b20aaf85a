/** The file of foreign providers: what is read, and every fault with its place. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { originFault, serverFault, siteHostsOf } from '../../../adapters/sandbox/hosts/http/providers/game-origin.ts';
import { readProviders } from '../../../adapters/sandbox/hosts/http/providers/read-providers.ts';
import { securityHeaders } from '../../../adapters/sandbox/hosts/http/security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchline-providers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const KEY = 'a key that nobody else knows, 32 letters';
const path = join(folder, 'providers.json');
const siteHosts = ['touchline.example', 'localhost', '127.0.0.1'];

const GAME = {
  ...{ number: 901, slug: 'wheel', page: '/wheel/', section: 'fast-games', releasedOn: '2026-11-20', return: '19/20' },
  ...{ title: 'Wheel', rules: ['The wheel stops by chance.'], stakes: { min: 0.1, max: 20 } },
};
const PROVIDER = {
  ...{ id: 'sample', name: 'Sample Games', key: { env: 'SAMPLE_KEY' }, origin: 'https://games.example' },
  games: [GAME],
};

function read(value: unknown, env: Readonly<Record<string, string>> = { SAMPLE_KEY: KEY }) {
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return readProviders({ path, siteHosts, env });
}
function faults(value: unknown, env?: Readonly<Record<string, string>>): string {
  const answer = read(value, env);
  return answer.ok ? '' : answer.error.replaceAll(`--providers ${path}: `, '');
}
const withGame = (change: object) => ({ providers: [{ ...PROVIDER, games: [{ ...GAME, ...change }] }] });
const withProvider = (change: object) => ({ providers: [{ ...PROVIDER, ...change }] });

describe('the file of foreign providers', () => {
  it('[HST-11] gives providers with their keys and games', () => {
    const answer = read({ providers: [PROVIDER] });
    expect(answer.ok && answer.value).toMatchObject([
      {
        ...{ id: 'sample', name: 'Sample Games', key: KEY, origin: 'https://games.example' },
        games: [
          { id: 'sample-wheel', number: 901, title: ['Wheel', 'Wheel', 'Wheel', 'Wheel'], value: { n: 19n, d: 20n } },
        ],
      },
    ]);
  });

  it.each([
    [undefined, null],
    [
      { times: '25/2', chance: '1/20' },
      { bet: '', times: { n: 25n, d: 2n }, chance: { kind: 'exact', value: { n: 1n, d: 20n } }, isCapped: false },
    ],
    [
      { times: '500', chance: 'play', isCapped: true },
      { bet: '', times: { n: 500n, d: 1n }, chance: { kind: 'play' }, isCapped: true },
    ],
  ])('[HST-11, CSN-26] a game may have a highest win: case %#', (highestWin, wanted) => {
    const answer = read(withGame({ highestWin }));
    expect(answer.ok && answer.value[0]?.games[0]?.highestWin).toEqual(wanted);
  });

  it('[HST-11, CSN-30] a game may name the page that proves a round, below the origin of its provider', () => {
    const answer = read(withGame({ proof: '/wheel/rounds/{round}' }));
    expect(answer.ok && answer.value[0]?.games[0]?.proof).toBe('https://games.example/wheel/rounds/{round}');
    for (const proof of ['/wheel/', 'https://evil.example/{round}', '/{round}/{round}', '/wheel#{round}'])
      expect(faults(withGame({ proof }))).toContain('games[0].proof: must be a path with "{round}" once');
  });

  it('[HST-11, GWAL-22] a game of a provider with a server may offer free spins', () => {
    const freeSpins = { id: 'welcome', rounds: 10, stake: 0.2, days: 7 };
    const server = 'https://games.example/operator';
    const offered = (games: object, more: object = { server }) => ({
      providers: [{ ...PROVIDER, ...more, games: [{ ...GAME, ...games }] }],
    });
    const answer = read(offered({ freeSpins }));
    expect(answer.ok && answer.value[0]?.games[0]?.freeSpins).toEqual(freeSpins);
    expect(faults(offered({ freeSpins }, {}))).toContain('games[0].freeSpins: the provider has no server');
    expect(faults(offered({ freeSpins: { ...freeSpins, stake: 20.5 } }))).toContain('freeSpins.stake: is outside');
    expect(faults(offered({ freeSpins: { ...freeSpins, stake: 0.05 } }))).toContain('freeSpins.stake: is outside');
    expect(faults(offered({ freeSpins: { ...freeSpins, rounds: 0 } }))).toContain('freeSpins.rounds: must be at least');
    expect(faults(offered({ freeSpins: { ...freeSpins, days: 366 } }))).toContain('freeSpins.days: must be at most');
    expect(faults(offered({ freeSpins: { ...freeSpins, wager: 5 } }))).toContain('freeSpins.wager: is unknown');
  });

  it('[HST-11] reads a key from a file beside it, and titles in four languages', () => {
    writeFileSync(join(folder, 'sample.key'), `${KEY}\n`);
    const title = { en: 'Wheel', ru: 'Колесо', de: 'Rad', ar: 'عجلة' };
    const answer = read({ providers: [{ ...PROVIDER, key: { file: 'sample.key' }, games: [{ ...GAME, title }] }] });
    expect(answer.ok && answer.value).toMatchObject([
      { key: KEY, games: [{ title: ['Wheel', 'Колесо', 'Rad', 'عجلة'] }] },
    ]);
  });

  it.each([
    ['{', 'is not JSON'],
    [{}, 'providers: is missing'],
    [withProvider({ colour: 'red' }), 'providers[0].colour: is unknown'],
    [withProvider({ id: 'Sample Games' }), 'providers[0].id: must be lower-case letters and digits'],
    [withProvider({ id: 'touchline' }), 'providers[0].id: "touchline" is our own provider'],
    [withProvider({ key: 'secret in the file' }), 'providers[0].key: must name where the key is'],
    [withProvider({ games: [] }), 'providers[0].games: needs at least one game'],
    [
      { providers: [PROVIDER, { ...PROVIDER, games: [{ ...GAME, number: 902 }] }] },
      'providers[1].id: sample is taken by providers[0].id',
    ],
    [withGame({ number: 202 }), 'providers[0].games[0].number: 202 is taken by our own dice'],
    [
      withGame({ title: { en: 'Wheel' } }),
      'providers[0].games[0].title: must be a text, or an object with a text in en, ru, de and ar',
    ],
    [
      { providers: [{ ...PROVIDER, id: 'tv', games: [{ ...GAME, slug: 'war' }] }] },
      'providers[0].games[0].slug: tv-war is taken by our own game',
    ],
    [
      { providers: [{ ...PROVIDER, games: [GAME, { ...GAME, number: 902 }] }] },
      'providers[0].games[1].slug: sample-wheel is taken by providers[0].games[0].slug',
    ],
    [withGame({ section: 'horses' }), 'providers[0].games[0].section: is no section of the casino'],
    [withGame({ page: 'https://other.example/' }), 'providers[0].games[0].page: must be a path'],
    [withGame({ return: 0.95 }), 'providers[0].games[0].return: must be a fraction'],
    [withGame({ return: '21/20' }), 'providers[0].games[0].return: must be above 0 and at most 1'],
    [
      withGame({ highestWin: { times: 5, chance: '1/20' } }),
      'providers[0].games[0].highestWin.times: must be a number or a fraction such as "500" or "25/2"',
    ],
    [
      withGame({ highestWin: { times: '5', chance: 'rare' } }),
      'providers[0].games[0].highestWin.chance: must be a fraction such as "1/5000", or "play"',
    ],
    [withGame({ stakes: { min: 5, max: 1 } }), 'providers[0].games[0].stakes: has a lowest stake above the highest'],
    [withGame({ releasedOn: '28.11.2026' }), 'providers[0].games[0].releasedOn: must be a day'],
    [withGame({ rules: [] }), 'providers[0].games[0].rules: needs at least one rule'],
  ])('[HST-11] says what is wrong, and where: case %#', (value, wanted) => {
    expect(faults(value)).toContain(wanted);
  });

  it('[HST-11] names the file and all faults at once', () => {
    const answer = read({ providers: [{ ...PROVIDER, name: '', games: [{ ...GAME, number: 0.5 }] }] });
    expect(answer.ok ? [] : answer.error.split('\n')).toEqual([
      `--providers ${path}: providers[0].name: must not be empty`,
      `--providers ${path}: providers[0].games[0].number: must be a whole number`,
    ]);
  });

  it('[HST-11] says that a key is missing or short, and never prints one', () => {
    expect(faults({ providers: [PROVIDER] }, {})).toBe('providers[0].key: the environment has no SAMPLE_KEY');
    const short = faults({ providers: [PROVIDER] }, { SAMPLE_KEY: 'hunter2' });
    expect(short).toBe('providers[0].key: the key has fewer than 32 letters');
    const secret = faults(withProvider({ key: { env: 'SAMPLE_KEY', value: 'hunter2' } }));
    expect(secret).toContain('providers[0].key');
    expect(secret).not.toContain('hunter2');
    expect(faults({ providers: [{ ...PROVIDER, key: { file: 'no-such.key' } }] })).toContain('no such file');
  });
});

describe('the origin of foreign games', () => {
  it.each([
    'https://games.example',
    'https://games.example:8443',
    'http://games.localhost:4500',
    'http://127.0.0.2:4500',
  ])('[HST-12] may be %s', (origin) => {
    expect(originFault(origin, siteHosts)).toEqual([]);
  });

  it.each([
    ['https://touchline.example', 'belongs to the site itself'],
    ['https://touchline.example:8443', 'belongs to the site itself'],
    ['https://games.touchline.example', 'belongs to the site itself'],
    ['http://localhost:4500', 'belongs to the site itself'],
    ['http://127.0.0.1:4500', 'belongs to the site itself'],
    ['http://games.example', 'must be https'],
    ['https://games.example/', 'must be an origin'],
    ['https://games.example:443', 'must be written as browsers do'],
    ['https://Games.example', 'must be an origin'],
    ['https://user@games.example', 'must be an origin'],
    ['https://*.example', 'must be an origin'],
    ['https://games.example; script-src *', 'must be an origin'],
    ['javascript:alert(1)', 'must be an origin'],
  ])('[HST-12] is refused: %s', (origin, wanted) => {
    expect(originFault(origin, siteHosts).join()).toContain(wanted);
  });

  it('[HST-12] is refused above the site, and compared with every name of the site', () => {
    const hosts = siteHostsOf(['https://www.touchline.example', 'http://localhost:4400']);
    expect(hosts).toEqual(['www.touchline.example', 'localhost']);
    expect(originFault('https://touchline.example', hosts).join()).toContain('belongs to the site itself');
  });

  it('[HST-12] is in frame-src, and nothing else of the policy changes', () => {
    const policy = (origins: readonly string[]): readonly string[] =>
      (securityHeaders({ scripts: [], styles: [] }, [], origins)['content-security-policy'] ?? '').split('; ');
    const games = ['https://games.example', 'https://more.example'];
    const [without, having] = [policy([]), policy(games)];
    expect(without).toContain("frame-src 'self'");
    expect(having.filter((line) => !without.includes(line))).toEqual([
      "frame-src 'self' https://games.example https://more.example",
    ]);
    expect(having).toHaveLength(without.length);
  });
});

describe('the address of a provider’s server', () => {
  it.each([undefined, 'https://games.example/operator', 'https://games.example', 'http://127.0.0.1:4500/operator'])(
    '[HST-12] may be %s',
    (server) => {
      expect(serverFault(server)).toEqual([]);
    },
  );

  it.each([
    ['games.example', 'must be an address'],
    ['http://games.example/operator', 'must be https'],
    ['ftp://127.0.0.1/operator', 'must be https'],
    ['https://games.example/operator/', 'must not end with a slash'],
    ['https://user:word@games.example/operator', 'must have neither'],
    ['https://games.example/operator?key=1', 'must have neither'],
    ['https://games.example/operator#part', 'must have neither'],
  ])('[HST-12] cannot be %s', (server, fault) => {
    expect(serverFault(server)).toEqual([expect.stringContaining(fault)]);
  });
});
