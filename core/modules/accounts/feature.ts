/** The player's accounts and their balances. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { session } from '../session/public.ts';
import { accounts } from './contract.ts';
import { accountsDecider } from './decider.ts';
import { loadAccounts } from './load-accounts.process.ts';
import { viewAccounts } from './views.ts';

export const feature = defineFeature(accounts, {
  needs: { session },
  decider: accountsDecider,
  create: ({ api, own, state, readable }) => ({
    facts: () => ({ signedIn: state('session').status === 'player' }),
    view: derive(own.readable, viewAccounts),
    effects: { load: () => loadAccounts({ events$: own.events$, api, session: readable('session') }) },
  }),
});
