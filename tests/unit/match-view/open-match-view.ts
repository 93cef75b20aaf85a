/** A core whose feature of match views has loaded, for the questions that it asks the operator. */
import type { MatchViewContract } from 'touchline/core/match-view/contract';
import type { Given } from '../gate/given.ts';
import { openGate } from '../gate/given.ts';

export type MatchViewActions = MatchViewContract['actions'];

interface Opened {
  readonly given: Given;
  readonly actions: MatchViewActions;
}

/** `closeGates` closes it. */
export async function openMatchView(): Promise<Opened> {
  const given = await openGate();
  void given.core.load('matchView');
  for (let turn = 0; turn < 50 && given.core.actions('matchView') === null; turn += 1) await given.clock.run(1);
  const actions = given.core.actions('matchView');
  if (actions === null) throw new Error('not loaded');
  return { given, actions };
}
