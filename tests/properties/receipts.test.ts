import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Receipt } from 'touchline/core/receipts/types';
import { verifyReceipts } from 'touchline/core/receipts/verify-receipts';
import { readBody, readExport, writeExport } from 'touchline/core/receipts/wire';
import { canonical } from 'touchline/core/receipts/canonical';
import { anyDeal, chainOf, sha256 } from '../arbitraries/receipts.ts';
import { FEWER_RUNS, TEST_TIMEOUT_MS, RUNS } from '../arbitraries/runs.ts';

const KEYS = ['a.0', 'a.1', 'b.0', 'c.0', 'd.0'];
const deals = fc.integer({ min: 1, max: KEYS.length }).chain((count) => fc.tuple(...KEYS.slice(0, count).map(anyDeal)));
type Deals = typeof deals extends fc.Arbitrary<infer T> ? T : never;
const links: fc.Arbitrary<readonly number[]> = fc.array(fc.integer({ min: -1, max: 4 }), { maxLength: 5 });

/** The paths of all values in a JSON value, containers included. */
function pathsIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([name, each]) =>
    pathsIn(each, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inside : [path, ...inside];
}

/** Another value of the same or of another kind. */
function otherThan(value: unknown, dice: number): unknown {
  if (dice % 5 === 4) return undefined;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1 + dice;
  if (typeof value === 'string') return dice % 2 === 0 ? `${value} ` : value === '' ? 'x' : value.slice(1);
  return value === null ? 0 : Array.isArray(value) && value.length > 1 ? value.toReversed() : null;
}

function changed(value: unknown, path: readonly (string | number)[], dice: number): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return otherThan(value, dice);
  if (Array.isArray(value))
    return value.map((each, at) => (at === first ? changed(each, rest, dice) : (each as unknown)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, name === first ? changed(each, rest, dice) : (each as unknown)]),
  );
}

const isDifferent = (left: unknown, right: unknown): boolean => JSON.stringify(left) !== JSON.stringify(right);

/** Changes one value in an export file, which the verifier must detect. */
function changesAreDetected(
  check: typeof sha256,
  seal = sha256,
): ReturnType<typeof fc.asyncProperty<[Deals, readonly number[], number, number]>> {
  return fc.asyncProperty(deals, links, fc.nat(), fc.nat(19), async (list, tree, at, dice) => {
    const file: unknown = JSON.parse(writeExport(await chainOf(list, tree, seal)));
    const receipts: unknown = typeof file === 'object' && file !== null && 'receipts' in file ? file.receipts : [];
    const paths = pathsIn(receipts).filter((path) => path.length > 1);
    const path = paths[at % paths.length] ?? [];
    const after = changed(receipts, path, dice);
    fc.pre(isDifferent(after, receipts));
    const read = readExport(JSON.stringify({ ...(file as object), receipts: after }));
    // A file that is no longer valid is detected, too.
    const verdicts = read.ok ? await verifyReceipts(read.value, check) : null;
    expect(verdicts?.isIntact ?? false, path.join('.')).toBe(false);
  });
}

describe('receipts', () => {
  it(
    '[RCP-4] are intact as sealed, whatever chain the tabs built',
    async () => {
      await fc.assert(
        fc.asyncProperty(deals, links, async (list, tree) => {
          const receipts = await chainOf(list, tree);
          expect(receipts.every(({ text }) => readBody(text) !== null)).toBe(true);
          expect(await verifyReceipts(receipts, sha256)).toMatchObject({ isIntact: true, startsAfter: '' });
        }),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-8] any change of any field of any receipt of a file is detected',
    async () => {
      await fc.assert(changesAreDetected(sha256), { seed: 1, numRuns: RUNS });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-8] a seal that omits one field is detected by the changes of that field',
    async () => {
      const blind = (text: string): Promise<string> => sha256(text.replace(/"price":\d+/, ''));
      expect((await fc.check(changesAreDetected(blind, blind), { seed: 1, numRuns: 1_000 })).failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-4] any change of any character of the stored text is detected',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          deals,
          fc.nat(),
          fc.nat(),
          fc.constantFrom('key', 'betId', 'userId', 'text', 'hash'),
          async (list, which, where, field) => {
            const receipts = await chainOf(list);
            const at = which % receipts.length;
            const bad = receipts.map((receipt, index): Receipt => {
              if (index !== at) return receipt;
              const text = receipt[field as keyof Receipt];
              const place = where % text.length;
              return {
                ...receipt,
                [field]: `${text.slice(0, place)}${text[place] === '0' ? '1' : '0'}${text.slice(place + 1)}`,
              };
            });
            const verdicts = await verifyReceipts(bad, sha256);
            expect(verdicts.receipts[at]?.verdict).toBe('altered');
          },
        ),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it(
    '[RCP-4] rebuilding a receipt with another field breaks the links to it',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          deals.filter((list) => list.length > 1),
          fc.nat(),
          async (list, which) => {
            const receipts = await chainOf(list);
            const at = which % (receipts.length - 1);
            const forged = await Promise.all(
              receipts.map(async (receipt, index): Promise<Receipt> => {
                if (index !== at) return receipt;
                const text = canonical({ ...readBody(receipt.text), amount: 1_000_001 });
                return { ...receipt, text, hash: await sha256(text) };
              }),
            );
            const { receipts: verdicts } = await verifyReceipts(forged, sha256);
            expect(verdicts.map(({ verdict }) => verdict)).toEqual(
              receipts.map((_, index) => (index === at + 1 ? 'linkMissing' : 'intact')),
            );
          },
        ),
        { seed: 1, numRuns: FEWER_RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  it('[RCP-4] a receipt removed from the middle is detected', async () => {
    const receipts = await chainOf(fc.sample(fc.tuple(...KEYS.map(anyDeal)), { seed: 1, numRuns: 1 })[0] ?? []);
    const { receipts: verdicts } = await verifyReceipts(
      receipts.filter((_, at) => at !== 2),
      sha256,
    );
    expect(verdicts.map(({ verdict }) => verdict)).toEqual(['intact', 'intact', 'linkMissing', 'intact']);
  });

  it('[RCP-4] a constant digest would detect nothing, so the test can fail', async () => {
    const receipts = await chainOf(fc.sample(fc.tuple(...KEYS.map(anyDeal)), { seed: 1, numRuns: 1 })[0] ?? []);
    const blind = receipts.map((receipt) => ({ ...receipt, hash: 'same' }));
    expect(
      (await verifyReceipts(blind, () => Promise.resolve('same'))).receipts.some(
        ({ verdict }) => verdict === 'altered',
      ),
    ).toBe(false);
    expect((await verifyReceipts(blind, sha256)).receipts.every(({ verdict }) => verdict === 'altered')).toBe(true);
  });
});
