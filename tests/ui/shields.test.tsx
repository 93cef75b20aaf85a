/** Shields of teams: their file, their colours on every ground, and where they stand. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clubColours } from 'touchline/core/line/rules/club-colours';
import { CLOTH, SEEDED } from 'touchline/core/line/rules/kit-colours';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { EDGE, RIM, shields } from '../../ui/web/build/shields.ts';
import { Shield } from '../../ui/web/components/shield.tsx';
import { Scoreboard } from '../../ui/web/screens/game/scoreboard.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';
import { shieldsIn } from './shield-uses.ts';

const FILE = shields();
const PATTERNS = 5;

const drawingOf = (id: string): string => FILE.slice(FILE.indexOf(`<g id="${id}">`)).split('</g>')[0] ?? '';
const fillsOf = (drawing: string): readonly string[] =>
  [...drawing.matchAll(/fill="(#\w+)" d="([^"]+)"/g)].map(([, fill = '']) => fill);
const patternOf = (drawing: string): string => /d="[^"]+"\/>.*? d="([^"]+)"/.exec(drawing)?.[1] ?? '';

async function usedBy(name: string, kit?: number): Promise<readonly (string | null)[]> {
  const page = await render(createFakeCore(), <Shield name={name} kit={kit} sportId={1} />);
  return shieldsIn(page.container)[0] ?? [];
}

describe('the file of shields', () => {
  it('[LIN-228] is drawn alike each time, with a drawing for each seed and each known club, and no letters or references', () => {
    expect(shields()).toBe(FILE);
    for (let seed = 0; seed < SEEDED; seed += 1) expect(FILE.split(`<g id="s${seed}">`)).toHaveLength(2);
    for (const [, , , names] of clubColours)
      for (const name of names.split(', '))
        expect(FILE.split(`<g id="k${kitNumber(name).toString(36)}">`), name).toHaveLength(2);
    expect(FILE).not.toMatch(/<(?:text|image|use|style|script)|href|url\(/);
  });

  it('[LIN-228] a club has its own colours, and the number of its kit chooses one of five patterns', () => {
    const own = (name: string): string => drawingOf(`k${kitNumber(name).toString(36)}`);
    for (const [, first, second, names] of clubColours.slice(0, 12))
      for (const name of names.split(', ').slice(0, 1))
        expect(fillsOf(own(name)), name).toEqual([CLOTH[first], CLOTH[second]]);
    const names = clubColours.flatMap(([, , , list]) => list.split(', '));
    expect(new Set(names.map((name) => patternOf(own(name))))).toHaveProperty('size', PATTERNS);
    expect(patternOf(own('Liverpool'))).not.toBe('');
  });
});

/** The relative luminance of `#abc` or `#aabbcc` (WCAG 2.2). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/(\w)/g, '$1$1') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it('[LIN-228] one of the two lines around a shield is in contrast to every ground of both themes, and to the other line', () => {
  const tokens = readFileSync('ui/web/styles/tokens.css', 'utf8');
  const grounds = [
    ...[...tokens.matchAll(/--(?:bg|surface|surface-2|hover|accent-soft): (#\w+);/g)].map(([, colour = '']) => colour),
    ...(/linear-gradient\((#\w+), (#\w+)\);/.exec(tokens) ?? []).slice(1),
  ];
  // Five of the light theme, of the dark one and of the system's dark one, and both ends of the pitch behind a game's
  // sides.
  expect(grounds).toHaveLength(17);
  for (const ground of grounds)
    expect(Math.max(contrast(EDGE, ground), contrast(RIM, ground)), ground).toBeGreaterThanOrEqual(3);
  expect(contrast(EDGE, RIM)).toBeGreaterThanOrEqual(3);
});

describe('a shield', () => {
  it('[LIN-228] is the same for a name each time, and in every language', async () => {
    const number = kitNumber('Liverpool');
    const english = await usedBy('Liverpool');
    expect(english).toEqual([`/shields.svg#s${number % SEEDED}`, `/shields.svg#k${number.toString(36)}`]);
    expect(await usedBy('Liverpool')).toEqual(english);
    expect(await usedBy('Ливерпуль', number)).toEqual(english);
    expect(await usedBy('Ливерпуль')).not.toEqual(english);
  });

  it('[LIN-228] stands for each team at the head of a game, and not for players', async () => {
    const core = createFakeCore();
    const game = core.line.game(1001).get();
    if (game === null) throw new Error('the line has no game 1001');
    const page = await render(core, <Scoreboard game={game} winner="" stats={[]} />);
    expect(shieldsIn(page.container)).toEqual([await usedBy(game.home), await usedBy(game.away)]);
    const tennis = { ...game, champ: { ...game.champ, sportId: 4 } };
    const players = await render(core, <Scoreboard game={tennis} winner="" stats={[]} />);
    expect(shieldsIn(players.container)).toEqual([]);
    // Kits are decorative, too.
    expect(players.container.querySelectorAll('use[href^="/kits.svg"]')).toHaveLength(2);
  });
});
