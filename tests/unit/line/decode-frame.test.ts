import { describe, expect, it } from 'vitest';
import { decodeFrame } from 'touchline/core/line/feed/decode-frame';
import { AT, beatText, delta, deltaText, snap, snapText, tables } from './frames.ts';

describe('a frame', () => {
  it('[LIN-2] decodes a snapshot: columns, market ids from their differences, labels, statistics', () => {
    const frame = snap(
      [
        {
          id: 1,
          markets: [
            [110, 2_000],
            [111, 3_000, 1],
          ],
        },
        { id: 2, champ: 6, markets: [[50, 1_500]] },
      ],
      1,
      { stats: [[1, [['shots', 3, '4']]]] },
    );
    expect(frame.markets.id).toEqual([110, 111, 50]);
    expect(frame.markets.state).toEqual([0, 1, 0]);
    expect(frame.games.champ).toEqual([0, 1]);
    expect(frame.stats).toEqual([[1, [['shots', '3', '4']]]]);
    const labelled = JSON.parse(snapText([{ id: 1, markets: [[110, 2_000]] }])) as { markets: { label: unknown } };
    labelled.markets.label = [[0, 'Kane']];
    expect(decodeFrame(JSON.stringify(labelled))).toMatchObject({
      ok: true,
      value: { markets: { label: [[0, 'Kane']] } },
    });
  });

  it('[LIN-2] decodes a delta, whose parts are optional', () => {
    expect(delta(7)).toEqual({
      t: 'd',
      seq: 7,
      at: AT,
      p: [],
      g: [],
      add: null,
      rm: { games: [], markets: [] },
      stats: [],
    });
    expect(
      delta(8, {
        p: [110, 2_100, 0],
        g: [[1, 2, 1, 60, '1:0', '1:0', '', 9, 2]],
        rm: { games: [3], markets: [50] },
        add: tables([{ id: 4 }]),
      }),
    ).toMatchObject({
      p: [110, 2_100, 0],
      g: [[1, 2, 1, 60, '1:0', '1:0', '', 9, 2]],
      rm: { games: [3], markets: [50] },
      add: { games: { id: [4] } },
    });
  });

  it('[LIN-2] decodes a heartbeat', () =>
    expect(decodeFrame(beatText(9, 'e1'))).toEqual({ ok: true, value: { t: 'hb', epoch: 'e1', seq: 9, at: AT } }));

  const edited = (edit: (frame: Record<string, Record<string, unknown>>) => void): string => {
    const frame = JSON.parse(
      snapText([
        {
          id: 1,
          markets: [
            [110, 2_000],
            [111, 3_000],
          ],
        },
      ]),
    ) as Record<string, Record<string, unknown>>;
    edit(frame);
    return JSON.stringify(frame);
  };
  const wrong: readonly (readonly [string, string, string])[] = [
    ['no JSON', 'x', 'frame: not JSON'],
    ['no object', '[]', 'frame: not an object'],
    ['null', 'null', 'frame: not an object'],
    ['another kind', '{"t":"x","seq":1,"at":1}', 't: unknown'],
    ['no number', '{"t":"hb","at":1}', 'seq: not an integer'],
    ['an epoch that is no text', '{"t":"hb","seq":1,"at":1,"epoch":1}', 'epoch: not a name'],
    ['an endless epoch', beatText(1, 'e'.repeat(65)), 'epoch: not a name'],
    ['half a time', '{"t":"hb","seq":1,"at":1.5}', 'at: not an integer'],
    ['a missing table', edited((frame) => void delete frame['games']), 'games: not an object'],
    ['a missing column', edited((frame) => void delete frame['games']?.['home']), 'games.home: not a list'],
    [
      'a column too short',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { kind: [1] })),
      'markets.kind: 1 entries, 2 expected',
    ],
    [
      'a price that is none',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { price: [2_000, '3'] })),
      'markets.price[1]: not an integer',
    ],
    [
      'a price below nothing',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { price: [2_000, -1] })),
      'markets.price[1]: not a price',
    ],
    [
      'a price beyond all bounds',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { price: [2 ** 31, 1] })),
      'markets.price[0]: not a price',
    ],
    [
      'an id below nothing',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { id: [110, -111] })),
      'markets.id[1]: not an id',
    ],
    [
      'a market of no game',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { game: [0, 1] })),
      'markets.game[1]: out of range',
    ],
    [
      'a game of no championship',
      edited((frame) => void Object.assign(frame['games'] ?? {}, { champ: [-1] })),
      'games.champ[0]: out of range',
    ],
    [
      'a name that is no text',
      edited((frame) => void Object.assign(frame['games'] ?? {}, { home: [null] })),
      'games.home[0]: not a text',
    ],
    [
      'a label of no market',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { label: [[2, 'x']] })),
      'markets.label[0]: out of range',
    ],
    [
      'a label without a name',
      edited((frame) => void Object.assign(frame['markets'] ?? {}, { label: [[0]] })),
      'markets.label[0]: not a text',
    ],
    ['prices that are no triples', deltaText(1, { p: [1, 2] }), 'p: not triples'],
    ['a price in a delta that is none', deltaText(1, { p: [1, 2_000, 0, 2, -5, 0] }), 'p[4]: not a price'],
    ['a game change of another length', deltaText(1, { g: [[1, 2]] }), 'g[0]: not 9 fields'],
    ['a score that is no text', deltaText(1, { g: [[1, 2, 1, 0, 3, '', '', 0, 0]] }), 'g[0]: not a text'],
    ['a removal that is no list', deltaText(1, { rm: { games: 5 } }), 'rm.games: not a list'],
    ['statistics that are none', deltaText(1, { stats: [[1, [['a', null, 1]]]] }), 'stats[0]: not a text'],
    ['statistics without a row', deltaText(1, { stats: [5] }), 'stats[0]: not a list'],
  ];
  for (const [what, text, where] of wrong)
    it(`[LIN-2] ${what}: is refused with the position`, () =>
      expect(decodeFrame(text)).toEqual({ ok: false, error: where }));
});
