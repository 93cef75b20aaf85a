/** Loads what betting needs beyond prices, once: when the first prices are here, when the coupon holds a leg, or after a few seconds without either. */
import { concatMap, filter, merge, Observable, take } from 'rxjs';
import { supervise } from '../kernel/process.ts';
import { after } from '../kernel/time.ts';
import type { ProcessParts } from './processes.ts';

/** A line that does not answer keeps nobody from seeing her coupon. */
const PATIENCE_MS = 3_000;

export function followCoupon(parts: ProcessParts): Observable<never> {
  const { ports, readable, line, rules, dispatch } = parts;
  const wanted$ = merge(
    line.reads.status.value$.pipe(filter((status) => status === 'live')),
    readable('coupon').value$.pipe(filter(({ legs }) => legs.length > 0)),
    after(ports.clock, PATIENCE_MS),
  );
  return wanted$.pipe(
    take(1),
    concatMap(() => import('./coupon-processes.ts')),
    concatMap(
      ({ couponRules, createCouponProcesses }) =>
        new Observable<never>(() => {
          const running = supervise(createCouponProcesses(parts), {
            clock: ports.clock,
            report: ports.report,
            dispatch,
          });
          // Whoever sees the rules may ask for anything: who answers is there already.
          if (rules.get() === null) rules.set(couponRules);
          return running;
        }),
    ),
  );
}
