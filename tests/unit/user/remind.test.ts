import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from 'touchline/kernel/readable';
import type { Recorded } from 'touchline/kernel/message';
import { accountsDecider } from 'touchline/core/accounts/decider';
import { viewAccounts } from 'touchline/core/accounts/views';
import type { ModalEnd, ModalsEvent } from 'touchline/core/modals/public';
import type { SessionState } from 'touchline/core/session/public';
import { userDecider } from 'touchline/core/user/decider';
import type { UserState } from 'touchline/core/user/decider';
import { remindUser } from 'touchline/core/user/remind.process';
import { decodeUser } from 'touchline/core/user/wire';
import { given, stateAfter } from '../../models/given.ts';

const NO_ACCOUNTS = viewAccounts(accountsDecider.initial);
const PLAYER: SessionState = { status: 'player', userId: '7', previousLoginAt: null };

function stateOf(wire: Readonly<Record<string, unknown>>): UserState {
  const read = decodeUser({ result: wire });
  if (!read.ok) throw new Error('not a user');
  return { ...userDecider.initial, facts: read.value };
}

describe('reminders to a player', () => {
  it('[USR-4] offer no bonus during an exclusion or a time-out, and withdraw an offer when one begins', () => {
    const isAway = createCell(true);
    const commands: string[] = [];
    remindUser({
      session: createCell<SessionState>(PLAYER),
      user: createCell(stateOf({ is_identification_bonus: true })),
      accounts: createCell(NO_ACCOUNTS),
      depositOpened$: NEVER,
      modalEvents$: new Subject<Recorded<ModalsEvent>>(),
      isAway,
      hasModals: createCell(true),
    }).subscribe(({ type }) => commands.push(type));
    expect(commands).toEqual(['modals/withdraw']);
    isAway.set(false);
    expect(commands).toEqual(['modals/withdraw', 'modals/open']);
    isAway.set(true);
    expect(commands).toEqual(['modals/withdraw', 'modals/open', 'modals/withdraw']);
  });
  it('[USR-4] are postponed for the visit only by the player’s own answer, not when a page or a timer closes the window', () => {
    const events = new Subject<Recorded<ModalsEvent>>();
    const commands: string[] = [];
    remindUser({
      session: createCell<SessionState>(PLAYER),
      user: createCell(stateOf({ is_identification_bonus: true })),
      accounts: createCell(NO_ACCOUNTS),
      depositOpened$: NEVER,
      modalEvents$: events,
      isAway: createCell(false),
      hasModals: createCell(true),
    }).subscribe(({ type }) => commands.push(type));
    const close = (id: string, why: ModalEnd): void =>
      events.next({
        seq: 1,
        at: 0,
        id: 'event',
        event: {
          type: 'modals/closed',
          payload: { id, kind: 'identificationBonus', isConfirmed: false, isDismissed: true, value: null, why },
        },
      });
    close('another', 'answered');
    close('identificationBonus', 'navigation');
    expect(commands).not.toContain('user/putOffIdentification');
    close('identificationBonus', 'answered');
    close('identificationBonus', 'closed');
    expect(commands.filter((type) => type === 'user/putOffIdentification')).toHaveLength(2);
  });
  it('[USR-4] stay postponed until the player logs out', () => {
    const player = given(userDecider, { signedIn: true });
    const off = { type: 'user/identificationPutOff', payload: {} } as const;
    player().when({ type: 'user/putOffIdentification', payload: {} }).then(off);
    player(off).when({ type: 'user/putOffIdentification', payload: {} }).refused({ code: 'user/unchanged' });
    expect(stateAfter(userDecider, [off]).isIdentificationPutOff).toBe(true);
    expect(stateAfter(userDecider, [off, { type: 'user/forgotten', payload: {} }]).isIdentificationPutOff).toBe(false);
  });

  describe('on the page of deposits', () => {
    const open = (wire: Readonly<Record<string, unknown>>, isAway = false) => {
      const events = new Subject<Recorded<ModalsEvent>>();
      const opened = new Subject<null>();
      const commands: unknown[] = [];
      remindUser({
        session: createCell<SessionState>(PLAYER),
        user: createCell(stateOf(wire)),
        accounts: createCell(NO_ACCOUNTS),
        depositOpened$: opened,
        modalEvents$: events,
        isAway: createCell(isAway),
        hasModals: createCell(true),
      }).subscribe((command) => command.type === 'modals/open' && commands.push(command.payload.id));
      const close = (why: ModalEnd): void =>
        events.next({
          seq: 1,
          at: 0,
          id: 'event',
          event: {
            type: 'modals/closed',
            payload: {
              id: 'verifyToDeposit',
              kind: 'alertWithLink',
              isConfirmed: false,
              isDismissed: true,
              value: null,
              why,
            },
          },
        });
      return { opened, commands, close };
    };
    const ASKED = { show_verification_modal_on_deposit_page: 1 };

    it('[USR-20] a window asks for the verification each time, until the player has answered it', () => {
      const { opened, commands, close } = open(ASKED);
      expect(commands).toEqual([]);
      opened.next(null);
      expect(commands).toEqual(['verifyToDeposit']);
      close('navigation');
      expect(commands).toHaveLength(1);
      opened.next(null);
      expect(commands).toHaveLength(2);
      close('closed');
      opened.next(null);
      expect(commands).toHaveLength(2);
    });

    it.each([
      ['without the flag', {}, false],
      ['under a ban', { ...ASKED, ban_level: 1 }, false],
      ['during an exclusion', ASKED, true],
    ])('[USR-20] there is no window %s', (_, wire, isAway) => {
      const { opened, commands } = open(wire, isAway);
      opened.next(null);
      expect(commands).toEqual([]);
    });
  });
});
