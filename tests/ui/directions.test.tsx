/** Names and scores in a right-to-left language keep their order, with each side next to its goals. */
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { ResultRow } from '../../ui/web/screens/results/result-row.tsx';
import { changeLanguage, useText } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const SIDES = { home: '1. FC Union Berlin', away: 'Chelsea' };
const RIGHT_TO_LEFT = '\u200f';
const isolated = (text: string): string => `\u2068${text}\u2069`;

function Localized(): ReactNode {
  const t = useText();
  const score = outcomeName({ kind: 11, type: 21, param: 0, label: null }, SIDES, t);
  return [
    gameTitle(SIDES, t),
    gameTitle({ home: 'Premier League. Winner', away: '' }, t),
    scoreText('2:1', t),
    score,
    scoreText('2:1 (1:0)', t),
  ].map((text, at) => <p key={at}>{text}</p>);
}

describe('in Arabic', () => {
  afterEach(() => changeLanguage('en'));

  it('a name keeps its own direction, and a score follows that of the page', async () => {
    const page = await render(createFakeCore(), <Localized />);
    const texts = (): readonly (string | null)[] => page.getAllByRole('paragraph').map((each) => each.textContent);
    expect(texts()).toEqual(['1. FC Union Berlin – Chelsea', 'Premier League. Winner', '2:1', '2:1', '2:1 (1:0)']);
    await act(() => changeLanguage('ar'));
    const score = `${RIGHT_TO_LEFT}${isolated('2')}:${isolated('1')}`;
    expect(texts()).toEqual([
      `${isolated(SIDES.home)} – ${isolated(SIDES.away)}`,
      isolated('Premier League. Winner'),
      score,
      score,
      '2:1 (1:0)',
    ]);
    page.unmount();
  });

  it('[STT-14] the scores of a result and of its periods follow the direction of the page', async () => {
    const page = await render(
      createFakeCore(),
      <ResultRow to="/live/1/2/3" game={{ ...SIDES, sportId: 1 }} champ="" isOwn={false} score="2:1" periods="2:0 0:1">
        {null}
      </ResultRow>,
    );
    await act(() => changeLanguage('ar'));
    const score = (home: string, away: string): string => `${RIGHT_TO_LEFT}${isolated(home)}:${isolated(away)}`;
    expect(page.getByText(score('2', '1'))).toBeTruthy();
    expect(page.getByText(`${score('2', '0')} ${score('0', '1')}`)).toBeTruthy();
    page.unmount();
  });
});
