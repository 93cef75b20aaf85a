/** The product's modules for a bare runtime: deciders without effects, with the code of lazy features preloaded. */
import { features } from 'touchline/app/features';
import type { AnyModule, Decider, Module, Persist } from 'touchline/kernel/decider';
import type { Message } from 'touchline/kernel/message';
import { accountsDecider } from 'touchline/core/accounts/decider';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import { couponPersist } from 'touchline/core/coupon/persist';
import { historyDecider } from 'touchline/core/history/decider';
import { lineDecider } from 'touchline/core/line/decider';
import { noticesDecider } from 'touchline/core/notices/decider';
import { preferencesDecider } from 'touchline/core/preferences/decider';
import { receiptsDecider } from 'touchline/core/receipts/decider';
import { receiptsPersist } from 'touchline/core/receipts/persist';
import { sessionDecider } from 'touchline/core/session/decider';
import { siteConfigDecider } from 'touchline/core/site-config/decider';
import 'touchline/http/policies';

/** Preloads the code of every lazy feature: reading files takes real time, which a virtual clock does not advance. */
export async function loadFeatures(): Promise<void> {
  await Promise.all(Object.values(features).flatMap((entry) => ('load' in entry ? [entry.load()] : [])));
}

function moduleOf<S, C extends Message, E extends Message, F, R>(
  name: string,
  decider: Decider<S, C, E, F, R>,
  facts: () => F,
  persist?: Persist<S, E>,
): AnyModule {
  const module: Module<string, S, C, E, F, R> = { name, decider, facts, ...(persist === undefined ? {} : { persist }) };
  return module;
}

export interface ModuleFacts {
  readonly signedIn: () => boolean;
  readonly coupon: () => CouponFacts;
}

const none = (): null => null;

export function createModules({ signedIn, coupon }: ModuleFacts): readonly AnyModule[] {
  const player = (): { readonly signedIn: boolean } => ({ signedIn: signedIn() });
  return [
    moduleOf('site-config', siteConfigDecider, none),
    moduleOf('session', sessionDecider, none),
    moduleOf('preferences', preferencesDecider, none),
    moduleOf('notices', noticesDecider, none),
    moduleOf('line', lineDecider, none),
    moduleOf('accounts', accountsDecider, player),
    moduleOf('receipts', receiptsDecider, none, receiptsPersist),
    moduleOf('coupon', couponDecider, coupon, couponPersist),
    moduleOf('history', historyDecider, player),
  ];
}
