/** Matches in play that a journey about their tracker needs, and the parts of the tracker. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Host } from '../browser/host.ts';
import { feedGames } from './feed-games.ts';

export const tracker = (page: Page): Locator => page.locator('main').getByRole('region', { name: 'Match tracker' });
export const axis = (page: Page): Locator => tracker(page).getByRole('slider', { name: 'Momentum and key events' });

/** The address of a match in play of a sport, the first that is fit, if there is one now. */
export async function fitMatch(
  { address }: Host,
  sportId: number,
  isFit: (gameId: number) => Promise<boolean>,
): Promise<string | null> {
  const { games, champs } = await feedGames(address, `live:${sportId}`);
  for (const [at, id] of games.id.entries())
    if (await isFit(id)) return `/en/live/${sportId}/${champs.id[games.champ[at] ?? 0]}/${id}`;
  return null;
}

export async function mediaOf<T>({ address }: Host, path: string): Promise<T> {
  return (await (await fetch(`${address}/media-api/v1/${path}`)).json()) as T;
}

/**
 * Holds the line at a moment when something has happened in a match of a sport that is not at a break, and answers its
 * address. Some sports have one match in play at a time, which may just have begun: the line then plays on.
 */
export async function heldMatch(host: Host, sportId: number, least = 12): Promise<string> {
  const find = (): Promise<string | null> =>
    fitMatch(host, sportId, async (id) => {
      const { happened } = await mediaOf<{ happened: readonly (readonly [string])[] }>(host, `zones/m${id}`);
      const last = happened.at(-1)?.[0];
      return happened.length > least && last !== 'set' && last !== 'periodEnd' && last !== 'end';
    });
  const hold = async (): Promise<boolean> => {
    await host.turn({ isLineHeld: true });
    const isFound = (await find()) !== null;
    if (!isFound) await host.turn({ isLineHeld: false });
    return isFound;
  };
  await expect.poll(hold, { timeout: 200_000, interval: 3_000 }).toBe(true);
  const address = await find();
  if (address === null) throw new Error(`no match of sport ${sportId} is in play`);
  return address;
}
