import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { ComboOffer, ComboRefusal } from './types.ts';

const PROBLEMS = ['count', 'games', 'notCombinable', 'closed', 'impossible', 'redundant', 'notOffered'] as const;
const id = v.pipe(integer, v.minValue(0));

const odds = v.pipe(integer, v.minValue(1000));
const made = v.object({
  parts: v.array(v.object({ marketId: id, odds })),
  odds,
  margin: v.pipe(integer, v.minValue(0)),
});

/** The operator's answer: an offer, or a refusal. */
export const decodeCombo = decodeWith<ComboOffer | ComboRefusal>(
  v.union([
    v.object({ marketId: id, price: v.pipe(integer, v.minValue(1001)), made: v.nullish(made, null) }),
    v.object({ problem: v.picklist(PROBLEMS), marketId: v.nullable(id) }),
  ]),
);
