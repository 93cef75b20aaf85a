/**
 * An engine that shares nothing with this repository: plain JavaScript, its own fractions, generating functions instead of
 * lines.
 */
const one = [1n, 1n];
const none = [0n, 1n];
const add = ([a, b], [c, d]) => [a * d + c * b, b * d];
const sub = ([a, b], [c, d]) => [a * d - c * b, b * d];
const mul = ([a, b], [c, d]) => [a * c, b * d];
const less = ([a, b], [c, d]) => a * d < c * b;
const int = (value) => [BigInt(value), 1n];
const product = (all) => all.reduce(mul, one);
const sum = (all) => all.reduce(add, none);
const halfUp = ([n, d]) => Number((2n * n + d) / (2n * d));

/** Two halves of a leg's factor, in thousandths. */
const halvesOf = ({ price, result }) =>
  ({
    lost: [0, 0],
    won: [price, price],
    returned: [1000, 1000],
    forcedReturn: [1000, 1000],
    halfWon: [price, 1000],
    halfLost: [0, 1000],
    halfLostHalfWon: [0, price],
  })[result];
const factorOf = (leg) => [BigInt(halvesOf(leg)[0] + halvesOf(leg)[1]), 2000n];

/** The coefficient of x^k in the product of (1 + f·x). */
const elementary = (factors, k) => {
  const row = [one, ...Array.from({ length: k }, () => none)];
  for (const factor of factors) for (let at = k; at > 0; at -= 1) row[at] = add(row[at], mul(factor, row[at - 1]));
  return row[k];
};
const mean = (factors, k) => {
  const [lines] = elementary(
    factors.map(() => one),
    k,
  );
  const [n, d] = elementary(factors, k);
  return [n, d * lines];
};

const blocksOf = (legs) => {
  const blocks = new Map();
  for (const leg of legs) blocks.set(leg.blockId, [...(blocks.get(leg.blockId) ?? []), leg]);
  return [...blocks.entries()];
};

const antiExpress = (legs, margin) => {
  let total = none;
  for (let mask = 0; mask < 2 ** legs.length; mask += 1) {
    const picked = legs.map((leg, at) => ({ price: leg.price, worth: halvesOf(leg)[(mask >> at) & 1] }));
    const played = picked.filter(({ worth }) => worth !== 1000);
    if (played.length === 0) total = add(total, one);
    if (!played.some(({ worth }) => worth === 0)) continue;
    const [n, d] = product(played.map(({ price }) => [BigInt(price), 1000n]));
    const chance = add(sub(one, [d, n]), [BigInt(margin), 1000n]);
    total = add(total, [BigInt(halfUp([100n * chance[1], chance[0]])), 100n]);
  }
  return mul(total, [1n, 2n ** BigInt(legs.length)]);
};

export function settle({ betType, stake, legs, systemValue, amountByBlockId = {}, antiExpressMargin = 116 }) {
  const factors = legs.map(factorOf);
  const bankers = product(legs.filter((leg) => leg.isBanker).map(factorOf));
  const free = legs.filter((leg) => !leg.isBanker);
  const paid = (total) => halfUp(mul(int(stake), total));
  const grown = product(factors.map((factor) => add(one, factor)));
  const count = 2n ** BigInt(legs.length) - 1n;
  switch (betType) {
    case 'single':
    case 'express':
      return paid(product(factors));
    case 'system':
      return paid(mul(bankers, mean(free.map(factorOf), systemValue)));
    case 'multibet':
      return paid(
        mul(
          bankers,
          mean(
            blocksOf(free).map(([, members]) => product(members.map(factorOf))),
            systemValue,
          ),
        ),
      );
    case 'lucky':
      return paid(mul(sub(grown, one), [1n, count]));
    case 'patent':
      return paid(mul(sub(sub(grown, one), sum(factors)), [1n, count - BigInt(legs.length)]));
    case 'antiExpress':
      return paid(antiExpress(legs, antiExpressMargin));
    case 'singles':
      return legs.reduce((total, leg) => total + halfUp(mul(int(leg.amount), factorOf(leg))), 0);
    case 'chain': {
      let account = int(stake);
      for (const factor of factors) {
        const bet = less(account, int(stake)) ? account : int(stake);
        account = add(sub(account, bet), mul(bet, factor));
      }
      return halfUp(account);
    }
    case 'conditional': {
      let account = int(stake);
      for (const [at, [id, members]] of blocksOf(legs).entries()) {
        const bet = int(at === 0 ? stake : amountByBlockId[id]);
        if (less(account, bet)) break;
        account = add(sub(account, bet), mul(bet, product(members.map(factorOf))));
      }
      return halfUp(account);
    }
    default:
      throw new Error(`unknown type ${betType}`);
  }
}
