/** Counts live subscriptions of all observables. */
import { Observable } from 'rxjs';

export interface SubscriptionCount {
  live(): number;
  stop(): void;
}

/** Starts counting. All observables are RxJS's own, so none escapes; `stop` restores the originals. */
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
