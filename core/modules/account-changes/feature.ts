/** Changes of the player's accounts: adding, choosing and removing them, and converting money between them. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { preferences } from '../preferences/public.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { user } from '../user/public.ts';
import { changeAccounts } from './change-accounts.process.ts';
import { accountChanges } from './contract.ts';
import { convert, quoteConversion } from './convert.process.ts';
import { accountChangesDecider } from './decider.ts';
import type { AccountChangesCommand } from './messages.ts';
import { viewAccountChanges } from './views.ts';

export const feature = defineFeature(accountChanges, {
  needs: { accounts, preferences, session, user },
  decider: accountChangesDecider,
  create({ ports: { clock, ids }, api, own, state, readable, view }) {
    const list = derive(view('accounts'), (now) => now.accounts);
    const io = { events$: own.events$, api, clock, language: () => state('preferences').language };
    return {
      facts: () => ({
        accounts: list.get(),
        permission: state('user').accountConversion,
        newKey: () => ids.uuid(),
      }),
      view: combine([own.readable, list, readable('user')] as const, ([now, all, { accountConversion }]) =>
        viewAccountChanges(now, all, accountConversion),
      ),
      effects: {
        change: () => changeAccounts({ ...io, accounts: list }),
        quote: () => quoteConversion(io),
        convert: () => convert(io),
        forget: () =>
          withoutPlayer<AccountChangesCommand>(readable('session'), { type: 'account-changes/forget', payload: {} }),
      },
    };
  },
});
