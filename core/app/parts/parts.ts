/**
 * The parts that join after the start, as the first load knows them: what shells see of each, and the way to the rest. Which there are, when they come and how they join is
 * `part-list.ts` and `join-parts.ts`, which are loaded with the first of them.
 */
import { filter, mergeMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { NamedProcess } from '../../kernel/process.ts';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import type { ActivityState } from '../../modules/activity/public.ts';
import type { ArrivalState } from '../../modules/arrival/decider.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import type { HistoryView } from '../../modules/history/views.ts';
import type { AuthView } from '../../modules/auth/public.ts';
import type { CashierView } from '../../modules/cashier/public.ts';
import type { ConsentView } from '../../modules/consent/public.ts';
import type { DictionaryView } from '../../modules/dictionary/public.ts';
import type { FurnitureView, QuestionsView } from '../../modules/furniture/public.ts';
import type { LimitsView } from '../../modules/limits/public.ts';
import type { ModalsView } from '../../modules/modals/public.ts';
import type { RemoteViewsView } from '../../modules/remote-views/public.ts';
import type { MediaView } from '../../modules/media/views.ts';
import type { ReferralView } from '../../modules/referral/views.ts';
import type { SiteSetup } from '../../modules/site-config/setup.ts';
import type { UserView } from '../../modules/user/views.ts';
import type { MoreFacts } from '../../navigation/world.ts';
import type { ProcessParts } from '../processes.ts';
import type { AppealsView } from './appeals.part.ts';
import type { DebugView } from './debug.part.ts';
import type { GateView } from './gate.part.ts';
import type { Joining } from './join-parts.ts';
import type { Entries } from './part-list.ts';

/** What shells see of each part. */
export interface PartViews {
  readonly appeals: AppealsView;
  readonly auth: AuthView;
  readonly debug: DebugView;
  readonly gate: GateView;
  readonly activity: ActivityState;
  readonly arrival: ArrivalState;
  readonly media: MediaView;
  readonly referral: ReferralView;
  readonly user: UserView;
  readonly consent: ConsentView;
  readonly modals: ModalsView;
  readonly dictionary: DictionaryView;
  readonly furniture: FurnitureView;
  readonly questions: QuestionsView;
  readonly limits: LimitsView;
  readonly cashier: CashierView;
  /** Nothing to see: brings the cashier where a payment of an earlier visit has no answer yet. */
  readonly openPayments: null;
  readonly remoteViews: RemoteViewsView;
  readonly site: SiteSetup;
  /** Her bets; the code of all that only a player needs comes with it. */
  readonly player: HistoryView;
}
export type PartName = keyof PartViews;

export interface Parts {
  /** Null until the part has joined. */
  readonly of: <N extends PartName>(name: N) => Readable<PartViews[N] | null>;
  /** Brings a part; rejects when its code can't be loaded, and may be asked again. */
  readonly load: (name: PartName) => Promise<void>;
  /** What the parts know for the guards. */
  readonly world: Readable<Partial<MoreFacts>>;
  readonly process: NamedProcess;
}

/** Parts join once and stay for the visit; their effects run while the core does. `later` runs work once the first price is painted. */
export function createParts(
  parts: () => ProcessParts,
  later: (run: () => void) => void,
  list: () => Promise<Entries> = async () => (await import('./part-list.ts')).ENTRIES,
): Parts {
  const cells = new Map<string, Cell<unknown>>();
  const of = <N extends PartName>(name: N): Cell<PartViews[N] | null> => {
    const cell = cells.get(name) ?? createCell<unknown>(null);
    cells.set(name, cell);
    return cell as Cell<PartViews[N] | null>;
  };
  const world = createCell<Partial<MoreFacts>>({});
  const isLater = createCell(false);
  const isAsked = createCell(false);
  let joining: Promise<Joining> | null = null;
  const join = (): Promise<Joining> => {
    joining ??= Promise.all([import('./join-parts.ts'), list()])
      .then(([{ createJoining }, entries]) => createJoining({ parts, entries, of, isLater, world }))
      .catch((fault: unknown) => {
        joining = null;
        throw fault;
      });
    return joining;
  };
  function start(): Observable<never> {
    later(() => isLater.set(true));
    const isPlayer = derive(parts().readable('session'), ({ status }) => status === 'player');
    return combine([isLater, isAsked, isPlayer] as const, (reasons) => reasons.includes(true)).value$.pipe(
      filter((isWanted) => isWanted),
      take(1),
      mergeMap(join),
      mergeMap(({ run }) => run()),
    );
  }
  return {
    of,
    async load(name) {
      const { load } = await join();
      isAsked.set(true);
      await load(name);
    },
    world,
    process: { name: 'app/parts', run: start },
  };
}
