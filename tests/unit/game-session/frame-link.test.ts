/** The shell's end of the port against hostile frames: the shell stays whole, and says why a game was closed. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createFrameLink } from 'touchline/core/game-session/frame-link';
import type { FrameLink } from 'touchline/core/game-session/frame-link';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import { NO_ROUNDS, seenAfter } from 'touchline/core/game-session/session-rounds';
import type { CloseReason } from 'touchline/core/game-session/types';
import { decodeLaunch, decodeRelayed, readGameMessage } from 'touchline/core/game-session/wire';

const LOOK = { language: 'en', isDark: false, isRightToLeft: false, isReduced: false };
const HEX = 'a'.repeat(64);
let now = 0;
let posted: Record<string, unknown>[] = [];
let closed: CloseReason[] = [];
let called: string[] = [];
let roundReports: string[] = [];
let attachForeign: () => void;
let ticket: string | null = 'the-ticket';
let isPortOpen = true;
let isSoundOn = false;
let heights: number[] = [];
let readies = 0;
let escapes = 0;
let lacks = 0;
let drawn = 0;
let link: FrameLink;
let receive: (data: unknown) => void;
const say = (message: unknown): void => receive(JSON.stringify(message));

beforeEach(() => {
  [heights, readies, escapes, lacks, drawn] = [[], 0, 0, 0, 0];
  [now, posted, closed, called, roundReports, ticket, isPortOpen] = [1_000, [], [], [], [], 'the-ticket', true];
  link = createFrameLink({
    clock: { now: () => now },
    isSoundOn: () => isSoundOn,
    sized: (height) => void heights.push(height),
    takeTicket: () => {
      const taken = ticket;
      ticket = null;
      return taken;
    },
    ready: () => void (readies += 1),
    lacking: () => void (lacks += 1),
    mostStake: (currency) => (currency === 'EUR' ? 450 : null),
    shown: () => void (drawn += 1),
    call: ({ name }) => void called.push(name),
    reported: (what) => void roundReports.push(what),
    close: (reason) => void closed.push(reason),
  });
  const port = {
    post: (text: string) => void posted.push(JSON.parse(text) as Record<string, unknown>),
    close: () => (isPortOpen = false),
    onEscape: () => void (escapes += 1),
  };
  receive = link.attach(port, LOOK, 'demo', false);
  attachForeign = () => {
    link.detach();
    receive = link.attach(port, LOOK, 'demo', true);
  };
});

/** The faults of seeds that a visit with these answers shows. */
function faultsAfter(...answers: readonly unknown[]): readonly string[] {
  return answers.reduce<typeof NO_ROUNDS>((seen, each) => {
    const relayed = decodeRelayed(each);
    if (!relayed.ok) throw new Error(relayed.error);
    return seenAfter(seen, relayed.value);
  }, NO_ROUNDS).faults;
}

describe('a game in its frame', () => {
  it('[GSN-1, GSN-2] gets the ticket once, after it is ready, and not with the greeting', () => {
    expect(JSON.stringify(posted)).not.toContain('the-ticket');
    say({ t: 'ready' });
    say({ t: 'ready' });
    expect(posted.filter(({ t }) => t === 'ticket')).toEqual([{ t: 'ticket', ticket: 'the-ticket' }]);
  });

  it('[GSN-23] shows a finished round again without a ticket, and is closed by the first call', () => {
    const replay = {
      id: 'r',
      gameId: 'dice',
      frame: 'games/dice.html',
      currency: 'EUR',
      at: 1,
      bet: {},
      steps: [],
      draw: null,
    };
    const port = {
      post: (text: string) => void posted.push(JSON.parse(text) as Record<string, unknown>),
      close: () => undefined,
    };
    receive = link.attach(port, LOOK, 'replay', false, replay);
    expect(posted.at(-1)).toMatchObject({ t: 'init', mode: 'replay', replay });
    say({ t: 'ready' });
    expect({ readies, ticket }).toEqual({ readies: 1, ticket: 'the-ticket' });
    expect(posted.some(({ t }) => t === 'ticket')).toBe(false);
    expect(closed).toEqual([]);
    say({ t: 'call', id: 1, name: 'play', body: {} });
    expect({ called, closed }).toEqual({ called: [], closed: ['malformed'] });
  });

  it('[GSN-27] waits for the ticket when it is ready before the operator has answered the launch', () => {
    ticket = null;
    say({ t: 'ready' });
    expect(posted.map(({ t }) => t)).toEqual(['init']);
    ticket = 'late';
    link.handOver();
    link.handOver();
    expect(posted.filter(({ t }) => t === 'ticket')).toEqual([{ t: 'ticket', ticket: 'late' }]);
  });

  it('[GSN-27] gets no ticket while it is not ready', () => {
    link.handOver();
    expect(posted.map(({ t }) => t)).toEqual(['init']);
    expect(ticket).toBe('the-ticket');
  });

  it('[GSN-21] says how high its content is, and only what is higher than before counts', () => {
    for (const height of [420, 380, 420, 900, 4_000]) say({ t: 'size', height });
    expect(heights).toEqual([420, 900, 4_000]);
    expect(closed).toEqual([]);
    attachForeign();
    say({ t: 'size', height: 300 });
    expect(heights.at(-1)).toBe(300);
  });

  it.each([99, 4_001, 420.5, -1, '420'])('[GSN-21] is closed for a height of %s', (height) => {
    say({ t: 'size', height });
    expect({ heights, closed }).toEqual({ heights: [], closed: ['malformed'] });
  });

  it('[GSN-22] says that Escape was pressed in it, whoever made it', () => {
    say({ t: 'escape' });
    attachForeign();
    say({ t: 'escape' });
    expect({ escapes, closed }).toEqual({ escapes: 2, closed: [] });
  });

  it('[GSN-35] says that money lacks, whoever made it', () => {
    say({ t: 'deposit' });
    attachForeign();
    say({ t: 'deposit' });
    expect({ lacks, closed }).toEqual({ lacks: 2, closed: [] });
  });

  it('[GSN-40] says that a round has been drawn; a foreign game has no such word', () => {
    say({ t: 'shown' });
    expect([drawn, closed]).toEqual([1, []]);
    attachForeign();
    say({ t: 'shown' });
    expect([drawn, closed]).toEqual([1, ['malformed']]);
  });

  it('[GSN-40] is told apart from one that draws nothing, as the page’s wish for less motion changes', () => {
    expect(link.isReduced()).toBe(false);
    link.setLook({ isDark: false, isReduced: true });
    expect(link.isReduced()).toBe(true);
  });

  it('[GSN-32] learns with the balance what the limits of the player leave; a foreign game does not', () => {
    link.postMoney({ currency: 'EUR', balance: 900 });
    expect(posted.at(-1)).toEqual({ t: 'balance', currency: 'EUR', balance: 900, most: 450 });
    link.postMoney({ currency: 'USD', balance: 900 });
    expect(posted.at(-1)).toEqual({ t: 'balance', currency: 'USD', balance: 900, most: null });
    attachForeign();
    link.postMoney({ currency: 'EUR', balance: 900 });
    expect(posted.at(-1)).toEqual({ t: 'balance', currency: 'EUR', balance: 900 });
  });

  const looksSent = (): readonly unknown[] => posted.filter(({ t }) => t === 'look');

  it('[GSN-37] of our own learns at once that theme or motion have changed, and nothing without a change', () => {
    link.setLook({ isDark: false, isReduced: false });
    expect(looksSent()).toEqual([]);
    link.setLook({ isDark: true, isReduced: false });
    link.setLook({ isDark: true, isReduced: false });
    link.setLook({ isDark: true, isReduced: true });
    expect(looksSent()).toEqual([
      { t: 'look', isDark: true, isReduced: false },
      { t: 'look', isDark: true, isReduced: true },
    ]);
    link.detach();
    link.setLook({ isDark: false, isReduced: true });
    expect(looksSent()).toHaveLength(2);
  });

  it('[GSN-37] of a foreign provider does not receive the look unless it has asked for looks', () => {
    attachForeign();
    say({ t: 'ready' });
    link.setLook({ isDark: true, isReduced: false });
    expect({ looks: looksSent(), closed }).toEqual({ looks: [], closed: [] });
    attachForeign();
    link.setLook({ isDark: true, isReduced: false });
    expect(looksSent()).toEqual([]);
    say({ t: 'ready', accepts: ['haptics', 'look'] });
    expect(looksSent()).toEqual([{ t: 'look', isDark: true, isReduced: false }]);
    link.setLook({ isDark: false, isReduced: false });
    expect(looksSent()).toHaveLength(2);
    attachForeign();
    say({ t: 'ready', accepts: ['haptics'] });
    link.setLook({ isDark: true, isReduced: false });
    expect({ looks: looksSent().length, closed }).toEqual({ looks: 2, closed: [] });
  });

  it.each([['look'], [['x'.repeat(41)]], [Array.from({ length: 21 }, () => 'x')]])(
    '[GSN-4, GSN-37] is closed for a list of messages that is none: %j',
    (accepts) => {
      say({ t: 'ready', accepts });
      expect({ readies, closed }).toEqual({ readies: 0, closed: ['malformed'] });
    },
  );

  it('[GSN-20] learns with the greeting whether sound is on', () => {
    expect(posted[0]).toMatchObject({ t: 'init', isSoundOn: false });
    isSoundOn = true;
    link.attach(
      { post: (text) => void posted.push(JSON.parse(text) as Record<string, unknown>), close: () => undefined },
      LOOK,
      'real',
      false,
    );
    isSoundOn = false;
    expect(posted.at(-1)).toMatchObject({ t: 'init', isSoundOn: true });
  });

  it('[GSN-45] a game of our own learns how the player reads times, a foreign one does not', () => {
    const times = { is12h: true, timeZone: 2 } as const;
    for (const isForeign of [false, true])
      link.attach(
        { post: (text) => void posted.push(JSON.parse(text) as Record<string, unknown>), close: () => undefined },
        { ...LOOK, times },
        'real',
        isForeign,
      );
    const [own, foreign] = posted.slice(-2);
    expect(own).toMatchObject({ t: 'init', times });
    expect(foreign).toMatchObject({ t: 'init' });
    expect(foreign).not.toHaveProperty('times');
  });

  it('[GSN-19] a foreign game gets its ticket by the port, reports its rounds, and has no call relayed', () => {
    attachForeign();
    say({ t: 'ready' });
    expect(posted.filter(({ t }) => t === 'ticket')).toEqual([{ t: 'ticket', ticket: 'the-ticket' }]);
    for (const t of ['opened', 'roundStarted', 'roundEnded']) say({ t });
    expect(roundReports).toEqual(['opened', 'roundStarted', 'roundEnded']);
    expect(closed).toEqual([]);
    say({ t: 'call', id: 1, name: 'play', body: {} });
    expect(called).toEqual([]);
    expect(closed).toEqual(['malformed']);
  });

  it('[GSN-19] our own game can’t report rounds, because the shell knows them from the provider', () => {
    say({ t: 'roundEnded' });
    expect(roundReports).toEqual([]);
    expect(closed).toEqual(['malformed']);
  });

  it('[GSN-4] is closed by the first message above 50 within a second, and not by 50 in each', () => {
    for (let second = 0; second < 3; second += 1) {
      for (let count = 0; count < 50; count += 1) say({ t: 'pong' });
      now += 1_000;
    }
    expect(closed).toEqual([]);
    for (let count = 0; count < 51; count += 1) say({ t: 'pong' });
    expect(closed).toEqual(['flood']);
  });

  it.each([
    ['oversized', JSON.stringify({ t: 'pong', pad: 'x'.repeat(16_384) })],
    ['malformed', 'not json'],
    ['malformed', JSON.stringify({ t: 'navigate', to: 'https://other.example' })],
    ['malformed', JSON.stringify({ t: 'balance', balance: 1_000_000 })],
    ['malformed', JSON.stringify({ t: 'call', id: 1, name: 'withdraw', body: {} })],
    ['malformed', JSON.stringify({ t: 'call', id: 1, name: '../launches', body: {} })],
    ['malformed', JSON.stringify(null)],
    ['malformed', { t: 'ready' }],
    ['malformed', new ArrayBuffer(8)],
  ] as const)('[GSN-4, GSN-6, GSN-7] is closed as %s by a message that breaks the protocol', (reason, data) => {
    receive(data);
    expect(closed).toEqual([reason]);
    expect(called).toEqual([]);
  });

  it('[GSN-7] has its calls relayed by name', () => {
    say({ t: 'call', id: 1, name: 'play', body: { session: 's' } });
    expect({ called, closed }).toEqual({ called: ['play'], closed: [] });
  });

  it('[GSN-5] counts as silent until it answers a ping', () => {
    link.ping();
    expect(link.isAlive()).toBe(false);
    say({ t: 'pong' });
    expect(link.isAlive()).toBe(true);
  });

  it('[GSN-9] is ignored once the session has ended', () => {
    link.detach();
    say({ t: 'call', id: 1, name: 'play', body: {} });
    receive('not json');
    expect({ called, closed, isPortOpen, isAttached: link.isAttached() }).toEqual({
      called: [],
      closed: [],
      isPortOpen: false,
      isAttached: false,
    });
    expect(posted.at(-1)).toEqual({ t: 'close' });
  });
});

describe('what crosses the port', () => {
  it('[GSN-1] a launch names a document below games/ and nothing else', () => {
    expect(decodeLaunch({ ticket: 't', frame: 'games/dice.html' }).ok).toBe(true);
    for (const frame of [
      'https://other.example/x.html',
      '//other.example/games/x.html',
      'games/../index.html',
      'javascript:1',
    ])
      expect(decodeLaunch({ ticket: 't', frame }).ok).toBe(false);
  });

  it('[GSN-8] rounds are listed once, with their commitment, and get their seed when it is revealed', () => {
    const fair = { seedId: 's', commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'c', nonce: 0 };
    const round = {
      ...{ id: 'r', gameId: 'dice', status: 'over', currency: 'EUR', stake: 1, bet: {}, moves: [], shown: { roll: 1 } },
      ...{ pays: 0, nonce: 0, seedId: 's', at: 1 },
    };
    const read = (value: unknown) => {
      const relayed = decodeRelayed(value);
      if (!relayed.ok) throw new Error(relayed.error);
      return relayed.value;
    };
    const played = [{ fair }, { round }, { round }].reduce((seen, each) => seenAfter(seen, read(each)), NO_ROUNDS);
    expect(played.rounds).toMatchObject([{ id: 'r', commitment: HEX, clientSeed: 'c', serverSeed: null }]);
    expect(played.fair?.nonce).toBe(1);
    const revealed = seenAfter(
      played,
      read({ revealed: { seedId: 's', serverSeed: HEX }, fair: { ...fair, seedId: 't' } }),
    );
    expect(revealed.rounds[0]?.serverSeed).toBe(HEX);
  });

  it('[GSN-13] the seed of a public draw belongs to the rounds of that draw alone, and a new draw is no new seed', () => {
    const fair = { seedId: 's', commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'salt', nonce: 4 };
    const roundOf = (id: string, nonce: number) => ({
      ...{ id, gameId: 'crash', status: 'over', currency: 'EUR', stake: 1, bet: {}, moves: [], shown: {} },
      ...{ pays: 0, nonce, seedId: 's', at: 1 },
    });
    const answers = [
      { sessionId: 'session', fair },
      { fair, round: roundOf('r4', 4) },
      { fair: { ...fair, nonce: 5 }, round: roundOf('r5', 5), drawn: { seedId: 's', nonce: 4, serverSeed: HEX } },
    ];
    const seen = answers.reduce<typeof NO_ROUNDS>((before, each) => {
      const relayed = decodeRelayed(each);
      if (!relayed.ok) throw new Error(relayed.error);
      return seenAfter(before, relayed.value);
    }, NO_ROUNDS);
    expect(seen.rounds.map(({ id, serverSeed }) => [id, serverSeed])).toEqual([
      ['r5', null],
      ['r4', HEX],
    ]);
    expect(seen.faults).toEqual([]);
  });

  it('[GSN-13] the number beside the seeds is that of the draw that is on, also after a bet on it and its end', () => {
    const fair = { seedId: 's', commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'salt', nonce: 4 };
    const round = (status: string) => ({
      ...{ id: 'r4', gameId: 'crash', status, currency: 'EUR', stake: 1, bet: {}, moves: [], shown: {} },
      ...{ pays: status === 'over' ? 0 : null, nonce: 4, seedId: 's', at: 1 },
    });
    const answers = [
      { sessionId: 'session', fair },
      { fair, drawn: null },
      { round: round('staked') },
      { fair, drawn: null, round: round('over') },
      { fair: { ...fair, nonce: 5 }, drawn: { seedId: 's', nonce: 4, serverSeed: HEX } },
    ];
    let seen = NO_ROUNDS;
    const numbers = answers.map((each) => {
      const relayed = decodeRelayed(each);
      if (!relayed.ok) throw new Error(relayed.error);
      seen = seenAfter(seen, relayed.value);
      return seen.fair?.nonce;
    });
    expect(numbers).toEqual([4, 4, 4, 4, 5]);
  });

  it('[GSN-12] seeds that change without a request, or while they are in use, are named', () => {
    const fair = { seedId: 's', commitment: HEX, tableHash: HEX, version: 1, clientSeed: null, nonce: 0 };
    const chosen = { ...fair, clientSeed: 'c' };
    const other = { ...fair, seedId: 't', commitment: 'd'.repeat(64) };
    const played = (seedId: string, id: string) => ({
      round: {
        ...{ id, gameId: 'dice', status: 'over', currency: 'EUR', stake: 1, bet: {}, moves: [], shown: {} },
        ...{ pays: 0, nonce: 0, seedId, at: 1 },
      },
    });
    const open = { sessionId: 'session', fair };
    const revealed = { seedId: 's', serverSeed: HEX };
    expect(faultsAfter(open, { fair: chosen }, played('s', 'r'), { fair: other, revealed }, played('t', 'q'))).toEqual(
      [],
    );
    // A new server seed at every bet.
    expect(faultsAfter(open, { fair: chosen }, played('s', 'r'), played('t', 'q'))).toEqual(['unasked']);
    expect(faultsAfter(open, { fair: chosen }, { fair: other }, played('t', 'q'))).toEqual(['unasked']);
    // The commitment, or the player's seed, after the choice.
    expect(faultsAfter(open, { fair: { ...chosen, commitment: 'd'.repeat(64) } })).toEqual(['swapped']);
    expect(faultsAfter(open, { fair: chosen }, { fair: { ...chosen, clientSeed: 'x' } })).toEqual(['swapped']);
  });

  it('[GSN-15, FAIR-5] a nonce that is missing between rounds under the same seeds is named', () => {
    const fair = { seedId: 's', commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'c', nonce: 3 };
    const round = (nonce: number, status = 'over', seedId = 's') => ({
      round: {
        ...{
          id: `${seedId}${nonce}`,
          gameId: 'dice',
          status,
          currency: 'EUR',
          stake: 1,
          bet: {},
          moves: [],
          shown: {},
        },
        ...{ pays: 0, nonce, seedId, at: 1 },
      },
    });
    const open = { sessionId: 'session', fair };
    const next = {
      revealed: { seedId: 's', serverSeed: HEX },
      fair: { ...fair, seedId: 't', commitment: 'd'.repeat(64), nonce: 0 },
    };
    // A refused round has used up its nonce; answers may repeat, and an open round was staked before.
    expect(faultsAfter(open, round(3), round(4, 'cancelled'), round(5, 'staked'), round(5), round(6))).toEqual([]);
    expect(faultsAfter({ ...open, ...round(2, 'staked') }, round(2), round(3))).toEqual([]);
    expect(faultsAfter(open, round(3), next, round(0, 'over', 't'), round(1, 'over', 't'))).toEqual([]);
    // Planted gaps: between two rounds, before the first, and behind seeds that are sent again with a later nonce.
    expect(faultsAfter(open, round(3), round(5))).toEqual(['gap']);
    expect(faultsAfter(open, round(4))).toEqual(['gap']);
    expect(faultsAfter(open, round(3), { fair: { ...fair, nonce: 5 } }, round(5))).toEqual(['gap']);
    expect(faultsAfter(open, round(3), next, round(1, 'over', 't'))).toEqual(['gap']);
    // A player leaves out draws that all share.
    expect(faultsAfter(open, { fair, drawn: null }, round(3), round(9))).toEqual([]);
  });

  it('[GSN-4] a message of 16,384 letters is read', () => {
    const frame = (pad: number) => JSON.stringify({ t: 'pong', pad: 'x'.repeat(pad) });
    const rest = frame(0).length;
    expect(readGameMessage(frame(16_384 - rest))).toEqual({ t: 'pong' });
    expect(readGameMessage(frame(16_385 - rest))).toBe('oversized');
  });
});

describe('a game session', () => {
  const { initial, decide, evolve } = gameSessionDecider;
  const STAMP = { at: 1, id: 'event' };
  const launch = { type: 'game-session/launch', payload: { gameId: 'dice', mode: 'real', currency: 'EUR' } } as const;

  it('[GSN-1] for real money needs a player, and one session runs at a time', () => {
    expect(decide(launch, initial, { isSignedIn: false }, STAMP)).toEqual({
      ok: false,
      error: { code: 'game-session/signedOut' },
    });
    const begun = decide(launch, initial, { isSignedIn: true }, STAMP);
    if (!begun.ok) throw new Error(begun.error.code);
    const launching = begun.value.reduce(evolve, initial);
    expect(launching.stage).toBe('launching');
    expect(decide(launch, launching, { isSignedIn: true }, STAMP)).toEqual({
      ok: false,
      error: { code: 'game-session/open' },
    });
  });

  it('[GSN-9] keeps every reason for a pause until each is gone, and none after its end', () => {
    const opened = { ...initial, stage: 'ready' } as const;
    const paused = evolve(evolve(opened, { type: 'game-session/paused', payload: { reason: 'reminder' } }), {
      type: 'game-session/paused',
      payload: { reason: 'network' },
    });
    const resumed = evolve(paused, { type: 'game-session/resumed', payload: { reason: 'network' } });
    expect(resumed.pauses).toEqual(['reminder']);
    expect(evolve(resumed, { type: 'game-session/closed', payload: { reason: 'left' } })).toMatchObject({
      stage: 'closed',
      closedBy: 'left',
      pauses: [],
    });
  });
});
