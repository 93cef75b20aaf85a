/** A round that is open waits for a session in its own currency. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answered } from '../../../adapters/sandbox/provider/session.ts';
import type { SharedWorld } from './shared-world.ts';
import { createSharedWorld } from './shared-world.ts';

const BET = { stake: 100, mines: 3 };
const ELSEWHERE = { ok: false, code: 'ROUND_ELSEWHERE', currency: 'EUR' };
const TAKE = -1;

let world: SharedWorld;
beforeEach(() => {
  world = createSharedWorld();
});

/** Opens mines in a currency; the session and what came with it. */
async function open(currency: string): Promise<{ readonly session: string; readonly answer: Answered }> {
  const answer = await world.provider().open(`mines.p1.${currency}`);
  return { session: answer.ok ? String(answer['session']) : answer.code, answer };
}

/** Begins a round in euros; its id. */
async function begin(): Promise<string> {
  const { session } = await open('EUR');
  await world.provider().choose(session, 'mine');
  const played = await world.provider().play(session, 'k1', BET);
  const round: unknown = played.ok ? played['round'] : null;
  if (typeof round !== 'object' || round === null) throw new Error('no round was played');
  return String(Reflect.get(round, 'id'));
}

describe('a round that is open while the player plays in another currency', () => {
  it('[PRV-15] is not part of that session, which names its currency', async () => {
    await begin();
    const { answer } = await open('USD');
    expect(answer).toMatchObject({ ok: true, currency: 'USD', round: null, elsewhere: 'EUR' });
  });

  it('[PRV-15] takes no move, stake or change of seeds from there, and goes on in its own currency', async () => {
    const id = await begin();
    const { session } = await open('USD');
    const debits = world.moved.length;
    const provider = world.provider();
    expect(await provider.move(session, id, 0, 0)).toEqual(ELSEWHERE);
    expect(await provider.play(session, 'k2', BET)).toEqual(ELSEWHERE);
    expect(await provider.rotate(session)).toEqual(ELSEWHERE);
    expect(world.moved).toHaveLength(debits);

    const back = await open('EUR');
    expect(back.answer).toMatchObject({ ok: true, round: { id, currency: 'EUR' }, elsewhere: null });
    const moved = await provider.move(back.session, id, 0, 0);
    expect(moved).toMatchObject({ ok: true });
    if (moved.ok && Reflect.get(Object(moved['round']), 'pays') === null)
      await provider.move(back.session, id, 1, TAKE);
    expect(await provider.play(session, 'k3', BET)).toMatchObject({ ok: true, round: { currency: 'USD' } });
  });
});
