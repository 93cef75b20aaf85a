/** The tracker of sports that say where the play stands. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { axis, heldMatch, tracker } from './match-in-play.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

// The line of this seed has a match of each of these sports in play at the time of the journeys. The matches that end
// first come first: the line is held from the first match on.
const host = hostOfFile('--seed', '36');

const WIDTHS = [1366, 390] as const;
const POSITIONS = [
  ['baseball', 5, 'diamond', '.media-base', 3, / at bat: .+, outs: [0-2]/],
  ['American football', 13, 'gridiron', '.media-to-gain', 1, /: ball on .+, line to gain /],
  ['rugby', 7, 'rugby', '.media-ball', 1, / have the ball, \d+ m from the try line/],
  ['cricket', 66, 'oval', '.media-bowled', 6, /^Batter \d+ on strike .+ from the (?:left|right) end/],
  ['snooker', 30, 'snooker', '.media-pot.is-black', 1, /^On the table: reds \d+, colours \d, points \d+/],
  ['darts', 21, 'darts', '.media-light', 3, / to throw, darts left: [123]/],
] as const;

it.each(
  POSITIONS.flatMap(([name, sportId, ...rest]) => WIDTHS.map((width) => [name, sportId, width, ...rest] as const)),
)(
  '[MVW-10] the tracker of %s (sport %i) at %i px shows where the play stands, and says it, in both themes',
  async (_, sportId, width, surface, mark, count, text) => {
    const address = await heldMatch(host, sportId, 4);
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(host.address + address);
    await axis(page).waitFor();
    const stage = tracker(page).locator(`.media-stage.is-${surface}`);
    await stage.getByText(text).waitFor();
    await expect.poll(() => stage.getByRole('img').locator(mark).count()).toBe(count);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  330_000,
);
