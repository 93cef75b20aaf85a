/** Counts what lives on: subscriptions of every observable there is. */
import { Observable } from 'rxjs';

export interface SubscriptionCount {
  live(): number;
  stop(): void;
}

/** Counts from now on. Observables are RxJS's own, so nothing escapes; `stop` puts them back. */
export function countSubscriptions(): SubscriptionCount {
  const prototype: { subscribe: Observable<unknown>['subscribe'] } = Observable.prototype;
  const subscribe = prototype.subscribe;
  let live = 0;
  prototype.subscribe = function counted(this: Observable<unknown>, ...args: readonly unknown[]) {
    live += 1;
    const subscription = Reflect.apply(subscribe, this, args);
    subscription.add(() => {
      live -= 1;
    });
    return subscription;
  };
  return {
    live: () => live,
    stop() {
      prototype.subscribe = subscribe;
    },
  };
}
