import { describe, expect, it } from 'vitest';
import { createWebDigest } from '../../../adapters/browser/web-digest.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { canonical, readCanonical } from 'touchline/core/receipts/canonical';
import type { ReceiptsState } from 'touchline/core/receipts/decider';
import { NO_RECEIPTS, receiptsDecider } from 'touchline/core/receipts/decider';
import { MAX_RECEIPTS } from 'touchline/core/receipts/public';
import type { ReceiptsEvent } from 'touchline/core/receipts/messages';
import { receiptsPersist } from 'touchline/core/receipts/persist';
import type { Receipt } from 'touchline/core/receipts/types';
import { verifyReceipts } from 'touchline/core/receipts/verify-receipts';
import { readBody, readDueBody, readExport, writeExport } from 'touchline/core/receipts/wire';
import { linkedText, RULES_VERSION, writeReceipt } from 'touchline/core/receipts/write-receipt';
import { chainOf, dealOf, sealOf, sha256 } from '../../arbitraries/receipts.ts';
import { given, stateAfter } from '../../models/given.ts';

const deal = dealOf('a.0');
const due = writeReceipt(deal.key, deal.agreed, deal.bet);
const awaited: ReceiptsEvent = { type: 'receipts/awaited', payload: due };
const past = given(receiptsDecider, null);
const receiptOf = (key: string, hash: string): Receipt => ({ key, betId: key, userId: '7', text: '{}', hash });
const sealed = (receipt: Receipt): ReceiptsEvent => ({ type: 'receipts/sealed', payload: receipt });

describe('a receipt', () => {
  it('[RCP-1] contains what was shown, agreed to and accepted, without references', () => {
    const body = readDueBody(due.text);
    expect(body).toMatchObject({
      rules: RULES_VERSION,
      key: 'a.0',
      betId: '3',
      userId: '7',
      accountId: 7,
      currency: 'EUR',
      typeId: 1,
      amount: 1_000,
      totalOdds: '6.000',
      changeCoefAction: 2,
      agreedAt: 1_000,
      acceptedAt: 1_003,
      accepted: { totalOdds: '6.000', amount: 1_000, possibleWin: 6_000 },
    });
    expect(
      body?.legs.map(({ home, away, label, price, sentPrice, acceptedPrice, isBanker, blockId }) => [
        home,
        away,
        label,
        price,
        sentPrice,
        acceptedPrice,
        isBanker,
        blockId,
      ]),
    ).toEqual([
      ['Home 1', 'Away 1', null, 2_000, 2_000, null, true, 0],
      ['Home 2', 'Away 2', 'over', 3_000, 3_000, null, false, 1],
    ]);
  });

  it('[RCP-1] names the tolerance for moved odds where there is one', () => {
    const textOf = (changeCoefTolerance: 0 | 5): string =>
      writeReceipt('a.0', dealOf('a.0', { changeCoefTolerance }).agreed, deal.bet).text;
    expect(readDueBody(textOf(5))).toMatchObject({ changeCoefAction: 2, changeCoefTolerance: 5 });
    expect(readDueBody(textOf(0))).not.toHaveProperty('changeCoefTolerance');
  });

  it('[RCP-1] shows the accepted price next to the agreed price', () => {
    const leg = {
      ...deal.agreed.legs[0],
      placedScore: '',
      result: 'notStarted',
      score: '',
      isBanker: true,
      blockId: 0,
      price: 2_100,
    };
    const text = writeReceipt('a.0', deal.agreed, { ...deal.bet, legs: [leg as never] }).text;
    expect(readDueBody(text)?.legs.map(({ price, acceptedPrice }) => [price, acceptedPrice])).toEqual([
      [2_000, 2_100],
      [3_000, null],
    ]);
  });

  it('[RCP-3] has the same text in any key order of its input', () => {
    const turned = JSON.parse(
      JSON.stringify(deal, (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ),
    ) as typeof deal;
    expect(writeReceipt('a.0', turned.agreed, turned.bet)).toEqual(due);
    expect(linkedText(due, 'x')).toBe(linkedText({ ...due }, 'x'));
  });
});

describe('the canonical text', () => {
  it('[RCP-4] sorts keys, has no white space, and has one form for each number', () => {
    expect(canonical({ b: [1, -0, true, null], a: 'é"\n', '\u{1F600}': 1, '\uFB33': 2 })).toBe(
      '{"a":"é\\"\\n","b":[1,0,true,null],"\u{1F600}":1,"\uFB33":2}',
    );
  });
  it('[RCP-4] does not exist for values without a unique JSON form', () => {
    for (const value of [0.5, NaN, Infinity, 2 ** 53, undefined, () => 0, { a: undefined }, [undefined]])
      expect(() => canonical(value)).toThrow(TypeError);
  });
  it('[RCP-4] is the only form that is read', () => {
    expect(readCanonical('{"a":1,"b":2}')).toEqual({ a: 1, b: 2 });
    for (const text of ['{"b":2,"a":1}', '{"a": 1}', '{"a":1.0}', '[1]', '1', 'null', '', '{', '{"a":1,"a":1}'])
      expect(readCanonical(text), text).toBeNull();
  });
  it('[RCP-4] with an extra field is not a receipt', async () => {
    const { text } = await sealOf(due, '');
    expect(readBody(text)).not.toBeNull();
    expect(readBody(canonical({ ...readCanonical(text), more: 1 }))).toBeNull();
  });
});

describe('the receipts', () => {
  it('[RCP-2] record a key once, and seal each due receipt once', () => {
    past().when({ type: 'receipts/await', payload: due }).then(awaited);
    past(awaited).when({ type: 'receipts/await', payload: due }).refused({ code: 'receipts/known' });
    past(awaited, sealed({ ...due, hash: 'h' }))
      .when({ type: 'receipts/await', payload: due })
      .refused({ code: 'receipts/known' });
    past()
      .when({ type: 'receipts/seal', payload: { ...due, hash: 'h' } })
      .refused({ code: 'receipts/notDue' });
    past(awaited)
      .when({ type: 'receipts/seal', payload: { ...due, hash: 'h' } })
      .then(sealed({ ...due, hash: 'h' }));
    expect(stateAfter(receiptsDecider, [awaited, awaited, sealed({ ...due, hash: 'h' }), awaited])).toMatchObject({
      receipts: [{ key: 'a.0', hash: 'h' }],
      due: [],
    });
  });
  it('[RCP-3] keep the first of two seals for one key, and accept links to the other', async () => {
    const first = await sealOf(due, '');
    const twin = await sealOf(due, 'f'.repeat(64));
    const after = dealOf('b.0');
    const child = await sealOf(writeReceipt(after.key, after.agreed, after.bet), twin.hash);
    const state = stateAfter(receiptsDecider, [awaited, sealed(first), sealed(twin), sealed(first), sealed(child)]);
    expect(state.receipts.map(({ hash }) => hash)).toEqual([first.hash, child.hash]);
    expect(state.passed).toEqual([twin.hash]);
    expect((await verifyReceipts(state.receipts, sha256, state.passed)).isIntact).toBe(true);
    expect((await verifyReceipts(state.receipts, sha256)).isIntact).toBe(false);
  });
  it('[RCP-5] keep the latest ones, and the hashes of their predecessors', async () => {
    const many = Array.from({ length: MAX_RECEIPTS + 3 }, (_, at) => sealed(receiptOf(`k${at}`, `h${at}`)));
    const state = stateAfter(receiptsDecider, many);
    expect(state.receipts.length).toEqual(MAX_RECEIPTS);
    expect(state.receipts[0]?.key).toBe('k3');
    expect(state.passed).toEqual(['h0', 'h1', 'h2']);
  });
  it('[RCP-5] name the hash before the start of a shortened chain', async () => {
    const receipts = await chainOf([dealOf('a.0'), dealOf('b.0'), dealOf('c.0')], [-1, 0, 0]);
    const kept = receipts.slice(1);
    expect(await verifyReceipts(kept, sha256)).toMatchObject({ isIntact: true, startsAfter: receipts[0]?.hash });
    expect(await verifyReceipts(kept, sha256, [receipts[0]?.hash ?? ''])).toMatchObject({
      isIntact: true,
      startsAfter: '',
    });
  });
  it('[RCP-6] are forgotten on request', () => {
    expect(
      stateAfter(receiptsDecider, [
        awaited,
        sealed({ ...due, hash: 'h' }),
        { type: 'receipts/forgotten', payload: {} },
      ]),
    ).toBe(NO_RECEIPTS);
    past().when({ type: 'receipts/forget', payload: {} }).then();
  });
  it('[RCP-7] keep a sealing failure for the visit only', () => {
    const state = stateAfter(receiptsDecider, [awaited, { type: 'receipts/sealFailed', payload: { key: 'a.0' } }]);
    expect(state.hasFailed).toBe(true);
    expect(state.due).toHaveLength(1);
    expect(receiptsPersist.keep?.({ type: 'receipts/sealFailed', payload: { key: 'a.0' } })).toBe(false);
    expect(receiptsPersist.readState(1, JSON.parse(JSON.stringify(state)))).toEqual({ ...state, hasFailed: false });
  });
});

describe('receipts restored from disk', () => {
  const state: ReceiptsState = { receipts: [{ ...due, hash: 'h' }], passed: ['p'], due: [due], hasFailed: false };
  it('[RCP-4] keep an alteration, so that verification shows it', () => {
    const altered = { ...due, text: due.text.replace('1000', '9000'), hash: 'h' };
    expect(receiptsPersist.upcast(1, { type: 'receipts/sealed', payload: altered })).toEqual({
      type: 'receipts/sealed',
      payload: altered,
    });
    expect(receiptsPersist.readState(1, state)).toEqual(state);
  });
  it('ignore an invalid record', () => {
    for (const [version, event] of [
      [2, awaited],
      [1, { type: 'receipts/sealed', payload: due }],
      [1, { type: 'receipts/awaited', payload: null }],
      [1, { type: 'receipts/other', payload: {} }],
    ] as const) {
      expect(receiptsPersist.upcast(version, event)).toBeNull();
    }
    for (const bad of [
      null,
      1,
      [],
      {},
      { ...state, passed: [1] },
      { ...state, receipts: [due] },
      { ...state, due: {} },
    ])
      expect(receiptsPersist.readState(1, bad)).toBeNull();
    expect(receiptsPersist.readState(2, state)).toBeNull();
  });
});

describe('an export file', () => {
  it('[RCP-8] reads back unchanged, and any other file is refused', async () => {
    const receipts = await chainOf([dealOf('a.0'), dealOf('bb.0')]);
    expect(readExport(writeExport(receipts))).toEqual({ ok: true, value: receipts });
    for (const text of [
      '',
      '{',
      '{}',
      'null',
      '{"format":"touchline-receipts/2","receipts":[]}',
      '{"format":"touchline-receipts/1","receipts":{}}',
    ])
      expect(readExport(text).ok, text).toBe(false);
  });
  it('[RCP-8] shows an unreadable receipt as altered', async () => {
    const read = readExport(
      '{"format":"touchline-receipts/1","receipts":[{"receipt":{"a":0.5},"sha256":"h"},{"receipt":null,"sha256":"h"}]}',
    );
    expect(read.ok && (await verifyReceipts(read.value, sha256)).receipts.map(({ verdict }) => verdict)).toEqual([
      'altered',
      'altered',
    ]);
  });
});

describe('the digest', () => {
  const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  it('is SHA-256 of UTF-8, in the browser as in Node', async () => {
    for (const digest of [createWebDigest(), createNodeDigest()]) expect(await digest.sha256('abc')).toBe(ABC);
    expect(await createWebDigest().sha256('é👟')).toBe(await createNodeDigest().sha256('é👟'));
  });
  it('[RCP-7] fails with an explanation where SHA-256 is unavailable', async () => {
    await expect(createWebDigest({ digest: undefined } as never).sha256('abc')).rejects.toThrow();
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    try {
      await expect(createWebDigest().sha256('abc')).rejects.toThrow('SHA-256 is unavailable');
    } finally {
      Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
    }
  });
});
