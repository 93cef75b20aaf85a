/**
 * Windows about the player's account: a bonus waits for identification [USR-4], an account may be converted [USR-8],
 * and the operator wants a verification before deposits [USR-20]. Each once a visit; one that a navigation closed comes
 * back.
 */
import { distinctUntilChanged, EMPTY, filter, map, merge, of, switchMap, take, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { AccountsView } from '../accounts/public.ts';
import type { ModalEnd, ModalsCommand, ModalsEvent, NewModal } from '../modals/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import type { UserState } from './decider.ts';
import type { UserCommand } from './messages.ts';
import { banIn } from './views.ts';

interface Io {
  readonly session: Readable<SessionState>;
  readonly user: Readable<UserState>;
  /** The player has opened the page of deposits. */
  readonly depositOpened$: Observable<unknown>;
  readonly modalEvents$: Observable<Recorded<ModalsEvent>>;
  /** The player is under an exclusion or time-out: no bonus is offered then. */
  readonly isAway: Readable<boolean>;
  readonly accounts: Readable<AccountsView>;
  /** True once windows can be opened. */
  readonly hasModals: Readable<boolean>;
}

const LATER = { text: text('user.later'), does: 'dismiss' } as const;
const IDENTIFY: NewModal = {
  kind: 'identificationBonus',
  id: 'identificationBonus',
  buttons: [
    { text: text('user.identify'), does: 'confirm', path: '/office/identification?identification=true' },
    LATER,
  ],
};
/** Ends of a window that are the player's own answer. */
const ANSWERED: ReadonlySet<ModalEnd> = new Set(['answered', 'closed']);
const isAnswerTo = ({ id }: NewModal, event: ModalsEvent): boolean =>
  event.type === 'modals/closed' && event.payload.id === id && ANSWERED.has(event.payload.why);
const CONVERT: NewModal = {
  kind: 'convertAccount',
  id: 'convertAccount',
  buttons: [{ text: text('user.accounts'), does: 'confirm', path: '/office/account' }, LATER],
};

const VERIFY: NewModal = {
  kind: 'alertWithLink',
  id: 'verifyToDeposit',
  title: text('user.verifyToDeposit.title'),
  text: [text('user.verifyToDeposit.text')],
  buttons: [{ text: text('user.verifyToDeposit'), does: 'confirm', path: '/office/verification' }, LATER],
};

export function remindUser({
  session,
  user,
  accounts,
  depositOpened$,
  modalEvents$,
  isAway,
  hasModals,
}: Io): Observable<ModalsCommand | UserCommand> {
  const open = (modal: NewModal): Observable<ModalsCommand> => {
    const command: ModalsCommand = { type: 'modals/open', payload: modal };
    const again$ = modalEvents$.pipe(
      filter(
        ({ event }) =>
          event.type === 'modals/closed' && event.payload.id === modal.id && event.payload.why === 'navigation',
      ),
      map(() => command),
    );
    return merge(again$, of(command));
  };
  const once = (modal: NewModal, isDue: (state: UserState) => boolean): Observable<ModalsCommand> =>
    user.value$.pipe(
      map((now) => isDue(now) && banIn(now.facts) === 'none'),
      distinctUntilChanged(),
      filter((is) => is),
      take(1),
      switchMap(() => open(modal)),
    );
  const away$ = isAway.value$.pipe(distinctUntilChanged());
  /** During an exclusion or time-out the window is withdrawn without counting as answered. */
  const offer$ = (modal: NewModal, isDue: (state: UserState) => boolean): Observable<ModalsCommand> =>
    away$.pipe(
      switchMap((is): Observable<ModalsCommand> =>
        is ? of({ type: 'modals/withdraw', payload: { id: modal.id ?? '' } }) : once(modal, isDue),
      ),
    );
  const putOff$: Observable<UserCommand> = modalEvents$.pipe(
    filter(({ event }) => isAnswerTo(IDENTIFY, event)),
    map(() => ({ type: 'user/putOffIdentification', payload: {} })),
  );
  /** Each time the page is opened until the player has answered; another page never shows the window. */
  const verify$ = depositOpened$.pipe(
    switchMap(() =>
      user.value$.pipe(
        filter(({ facts }) => facts !== null),
        take(1),
      ),
    ),
    filter(({ facts }) => facts?.isVerificationAskedAtDeposit === true && banIn(facts) === 'none' && !isAway.get()),
    map((): ModalsCommand => ({ type: 'modals/open', payload: VERIFY })),
    takeUntil(modalEvents$.pipe(filter(({ event }) => isAnswerTo(VERIFY, event)))),
  );
  return hasModals.value$.pipe(
    distinctUntilChanged(),
    switchMap((has) =>
      has
        ? whilePlayer(session, () =>
            merge(
              putOff$,
              offer$(IDENTIFY, ({ facts }) => facts?.isIdentificationBonus === true),
              verify$,
              // By the accounts at the beginning of a visit: a player who adds one is informed on that page.
              accounts.value$.pipe(
                filter(({ status }) => status === 'ready'),
                take(1),
                filter((view) => view.accounts.some(({ type, money }) => type === 'currency' && money === 0)),
                switchMap(() => once(CONVERT, ({ accountConversion }) => accountConversion !== 'none')),
              ),
            ),
          )
        : EMPTY,
    ),
  );
}
