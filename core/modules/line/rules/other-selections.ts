/** The selections of a game that can take the place of one of its own in a bet [BED-13]. */
import type { Market } from '../types.ts';
import type { Price } from './main-markets.ts';
import { NO_BET, NO_EXPRESS } from './market-flags.ts';
import { groupMarkets } from './market-groups.ts';
import { KIND } from './market-kinds.ts';
import { rowMarkets } from './row-markets.ts';

export interface SelectionGroup {
  readonly key: string;
  /** Kind and param name the group, see `kindName`. */
  readonly kind: number;
  readonly param: number;
  readonly markets: readonly Market[];
}

export interface OtherSelectionsInput {
  readonly leg: { readonly marketId: number; readonly kind: number; readonly param: number };
  /** All markets of the game. */
  readonly markets: readonly Market[];
  readonly price: Price;
  readonly sportId: number;
  /** Whether the bet has further legs: markets without express are left out. */
  readonly isExpress: boolean;
}

/** The leg's own market first, then the game's main markets; without the leg itself and without empty groups. */
export function otherSelections({
  leg,
  markets,
  price,
  sportId,
  isExpress,
}: OtherSelectionsInput): readonly SelectionGroup[] {
  const barred = isExpress ? NO_BET | NO_EXPRESS : NO_BET;
  const open = markets.filter(({ kind, flags }) => kind !== KIND.sameGame && (flags & barred) === 0);
  const groups = groupMarkets(open, price);
  const own = groups.find(({ key }) => key === `${leg.kind}` || key === `${leg.kind}:${leg.param}`);
  const { result, total, handicap } = rowMarkets(open, price, sportId);
  const main = [result.markets, total, handicap].flatMap((row): readonly SelectionGroup[] => {
    const found = row.filter((market) => market !== null);
    const [first] = found;
    return first === undefined || first.kind === own?.kind
      ? []
      : [{ key: `main ${first.kind}`, kind: first.kind, param: first.param, markets: found }];
  });
  const all: readonly SelectionGroup[] =
    own === undefined
      ? main
      : [
          {
            key: own.key,
            kind: own.kind,
            param: own.param,
            markets: own.rows.flat().filter((market) => market !== null),
          },
          ...main,
        ];
  return all
    .map((group) => ({ ...group, markets: group.markets.filter(({ id }) => id !== leg.marketId) }))
    .filter((group) => group.markets.length > 0);
}
