import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from '../../../core/kernel/readable.ts';
import type { Recorded } from '../../../core/kernel/message.ts';
import type { ModalsEvent } from '../../../core/modules/modals/public.ts';
import type { SessionState } from '../../../core/modules/session/public.ts';
import { userDecider } from '../../../core/modules/user/decider.ts';
import type { UserState } from '../../../core/modules/user/decider.ts';
import { remindUser } from '../../../core/modules/user/remind.process.ts';
import { decodeUser } from '../../../core/modules/user/wire.ts';

const PLAYER: SessionState = { status: 'player', userId: '7', previousLoginAt: null };

function stateOf(wire: Readonly<Record<string, unknown>>): UserState {
  const read = decodeUser({ result: wire });
  if (!read.ok || !('facts' in read.value)) throw new Error('not a user');
  return { ...userDecider.initial, facts: read.value.facts };
}

describe('windows about a player', () => {
  it('[USR-4] offer no bonus to one who has taken time away, and take back what is offered when she does', () => {
    const isAway = createCell(true);
    const said: string[] = [];
    remindUser({
      session: createCell<SessionState>(PLAYER),
      user: createCell(stateOf({ is_identification_bonus: true })),
      modalEvents$: new Subject<Recorded<ModalsEvent>>(),
      isAway,
      hasModals: createCell(true),
    }).subscribe(({ type }) => said.push(type));
    expect(said).toEqual(['modals/withdraw']);
    isAway.set(false);
    expect(said).toEqual(['modals/withdraw', 'modals/open']);
    isAway.set(true);
    expect(said).toEqual(['modals/withdraw', 'modals/open', 'modals/withdraw']);
  });
});
