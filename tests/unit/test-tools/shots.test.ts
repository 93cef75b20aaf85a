/** The list of screenshots against the screens of the site. */
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import { BY_STATE, SHOTS, type Shot } from '../../browser/shots.ts';
import { STATES } from '../../browser/states.ts';

/** Every other address of a game and of a competition has the same screen. */
const GAME = '/line/1/1001/7';

const screenOf = ({ path, screen }: Shot): string => {
  if (screen !== undefined) return screen;
  const address = path.replace(/^\{\w+\}$/, GAME).replace(/^\{\w+-champ\}$/, '/line/1/1001');
  const { route } = readSiteAddress(`/en${address}`);
  return route?.modal ?? route?.screen ?? 'not-found';
};

describe('the screenshots', () => {
  it('have every screen of the route table, except those that a state shows', () => {
    const taken = new Set([...SHOTS.map(screenOf), ...Object.keys(BY_STATE)]);
    const screens = new Set(ALL_ROUTES.map(({ screen, modal }) => modal ?? screen));
    expect([...screens].filter((screen) => !taken.has(screen))).toEqual([]);
    expect(taken.size).toBeGreaterThan(30);
  });

  it('have names of their own, and states that exist', () => {
    expect(new Set(SHOTS.map(({ name }) => name)).size).toBe(SHOTS.length);
    const states = STATES.map(({ name }) => name);
    for (const name of Object.values(BY_STATE)) expect(states).toContain(name);
  });

  it('are of players where the page is a player’s', () => {
    for (const shot of SHOTS) {
      const { route } = readSiteAddress(`/en${shot.path}`);
      if (route?.access === 'player') expect(shot.signedIn, shot.name).toBe(true);
      if (route?.access === 'guest') expect(shot.signedIn, shot.name).toBeUndefined();
    }
  });
});
