/** The scoreboard of bouts and of events without two sides. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import { BOXING, FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import type { Game } from 'touchline/core/line/types';
import { Scoreboard } from '../../ui/web/screens/game/scoreboard.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;

async function open(sportId: number, change: Partial<Game>): Promise<Rendered> {
  await loadNamespaces('game');
  const core = createFakeCore();
  const game = core.line.game(LIVE).get();
  if (game === null) throw new Error('no such game');
  const shown = { ...game, points: null, ...change, champ: { ...game.champ, sportId } };
  return render(core, <Scoreboard game={shown} winner="" stats={[]} />);
}

const totals = (page: Rendered): readonly (string | null | undefined)[] =>
  within(page.getByRole('table', { name: 'Score by period' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

describe('the total beside the periods', () => {
  const periodScores = [
    ['10', '9'],
    ['9', '10'],
    ['10', '9'],
    ['0', '0'],
  ] as const;

  it("[LIN-249] of a bout is the sum of the judges' points, before and after the decision", async () => {
    const page = await open(BOXING, { score: ['0', '0'], periodScores });
    expect(totals(page)).toEqual(['29', '28']);
    page.unmount();
    expect(totals(await open(BOXING, { status: 'finished', score: ['1', '0'], periodScores }))).toEqual(['29', '28']);
  });

  it('[LIN-232] of another sport is the score', async () => {
    expect(totals(await open(FOOTBALL, { score: ['2', '1'], periodScores }))).toEqual(['2', '1']);
  });
});

it('[LIN-249] a race that is over is finished, without a final score', async () => {
  const page = await open(MOTORSPORT, { status: 'finished', away: '', score: ['', ''], periodScores: [] });
  expect(page.queryByText('Finished')).not.toBeNull();
  expect(page.queryByText('Final score')).toBeNull();
});
