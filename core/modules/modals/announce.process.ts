/**
 * Opens the operator's own modals by kind [MDL-14]: each at its moment, once in the life of the page, or of a player's
 * time on it. The operator can't open kinds with their own opener, or kinds that need one.
 */
import { combineLatest, defer, distinctUntilChanged, EMPTY, from, map, merge, mergeMap, scan, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { ModalKind } from './kinds.ts';
import type { ModalsCommand } from './messages.ts';
import type { ModalButton } from './state.ts';

/** `visit`: for everybody, at once. `player`: once a player is there. `registered`: after a registration. */
type Moment = 'visit' | 'player' | 'registered';

const MOMENTS = {
  default: 'visit',
  snackbar: 'visit',
  alert: 'visit',
  permanentAlert: 'visit',
  alertWithLink: 'visit',
  maintenance: 'visit',
  paybillsOut: 'visit',
  banker: 'visit',
  authBonus: 'player',
  welcome: 'registered',
  firstDeposit: 'registered',
} as const satisfies Partial<Record<ModalKind, Moment>>;
type Announced = keyof typeof MOMENTS;

const LATER: ModalButton = { text: text('modal.registrationReminder.later'), does: 'dismiss' };
const way = (key: string, path: string): ModalButton => ({ text: text(key), does: 'confirm', path });
/** The target of a kind's button, besides closing it. */
const BUTTONS: Readonly<Partial<Record<Announced, readonly ModalButton[]>>> = {
  alertWithLink: [way('modal.way.news', '/news'), LATER],
  authBonus: [way('modal.way.offers', '/offers'), LATER],
  firstDeposit: [way('modal.way.deposit', '/office/recharge'), LATER],
};

const isAnnounced = (kind: string): kind is Announced => Object.hasOwn(MOMENTS, kind);

export interface AnnounceIo {
  /** The operator's list; kinds that it may not open are omitted. */
  readonly wanted: Readable<readonly string[]>;
  readonly isPlayer: Readable<boolean>;
  readonly registered$: Observable<unknown>;
}

export function announce({ wanted, isPlayer, registered$ }: AnnounceIo): Observable<ModalsCommand> {
  return defer(() => {
    const announced = new Set<Announced>();
    const reached$ = merge(
      of<Moment>('visit'),
      isPlayer.value$.pipe(
        distinctUntilChanged(),
        map((is) => (is ? 'player' : 'left')),
      ),
      registered$.pipe(map((): Moment => 'registered')),
    ).pipe(
      scan((reached: ReadonlySet<Moment>, now: Moment | 'left') => {
        if (now !== 'left') return new Set([...reached, now]);
        // The next player has not seen these.
        for (const kind of announced) if (MOMENTS[kind] !== 'visit') announced.delete(kind);
        return new Set<Moment>(['visit']);
      }, new Set<Moment>()),
    );
    return combineLatest([wanted.value$, reached$]).pipe(
      mergeMap(([kinds, reached]) => {
        const due = kinds.filter(isAnnounced).filter((kind) => reached.has(MOMENTS[kind]) && !announced.has(kind));
        if (due.length === 0) return EMPTY;
        for (const kind of due) announced.add(kind);
        return from(
          due.map((kind): ModalsCommand => {
            const buttons = BUTTONS[kind];
            return {
              type: 'modals/open',
              payload: { kind, id: `announced-${kind}`, ...(buttons === undefined ? {} : { buttons }) },
            };
          }),
        );
      }),
    );
  });
}
