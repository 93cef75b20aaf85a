/** Live roulette in its frame: one spin for all players of the table. */
import { chipsIn } from '../chips.ts';
import { createCompany, LIVE_WORDS } from '../live.ts';
import { createRouletteTable, EUROPEAN, nameOf, ROULETTE_WORDS } from '../roulette-table.ts';
import { numberOf } from '../round.ts';
import { startShared } from '../shared.ts';

const SPIN_MS = 5_000;
/** The provider's places: even chances, dozens, columns, then the numbers from 0 on. */
const EVEN_CHANCES = ['red', 'black', 'odd', 'even'] as const;
const HALVES = ['1–18', '19–36'];
const GROUPS = 3;

startShared({ ...ROULETTE_WORDS, ...LIVE_WORDS }, (bench) => {
  const { text } = bench;
  const { stage, chips, spinTo } = createRouletteTable(bench, EUROPEAN, () => bench.open() === null);
  const names = [
    ...EVEN_CHANCES.map((on) => text(on)),
    ...HALVES,
    ...(['dozen', 'column'] as const).flatMap((group) =>
      Array.from({ length: GROUPS }, (_, at) => text(group, { value: at + 1 })),
    ),
  ];
  const company = createCompany(text, (place) => names[place] ?? String(place - names.length));
  const pocketOf = (shown: Readonly<Record<string, unknown>>): number => numberOf(shown['number']);

  return {
    stage,
    aside: company.whole,
    controls: chips.controls,
    bet: () => {
      const placed = chips.bet();
      return placed.length === 0 ? { reason: text('NO_CHIPS') } : { bet: { chips: placed } };
    },
    showBet: (bet) => chips.put(chipsIn(bet)),
    onBet: () => chips.show(),
    onDraw: ({ preview }) => company.show(preview),
    show: ({ result, endsAt }) =>
      spinTo(pocketOf(result), bench.isReduced() || endsAt - bench.now() < SPIN_MS ? 0 : SPIN_MS),
    word: ({ shown }) => text('rolled', { value: nameOf(pocketOf(shown)) }),
    brief: (result) => nameOf(pocketOf(result)),
  };
});
