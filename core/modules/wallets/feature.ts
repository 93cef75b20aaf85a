/** Everything of value that a player has with the operator. Loading the feature loads what it lists [WAL-6]. */
import { of } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import type { OfficeSettingsCommand } from '../office-settings/public.ts';
import { ALL_SHOWN, officeSettings } from '../office-settings/public.ts';
import type { RewardsCommand } from '../rewards/public.ts';
import { rewards } from '../rewards/public.ts';
import { session, whilePlayer } from '../session/public.ts';
import { wallets } from './contract.ts';
import { listWallets } from './rules/list-wallets.ts';
import type { WalletPart } from './types.ts';

export const feature = defineFeature(wallets, {
  needs: { accounts, officeSettings, rewards, session },
  create({ readable, view }) {
    return {
      view: combine([view('accounts'), view('rewards'), view('officeSettings')] as const, ([money, earned, office]) => {
        const parts: readonly (readonly [WalletPart, boolean, string])[] = [
          ['accounts', money.accounts.length > 0, money.status],
          ['rewards', earned.answer !== null, earned.status],
          ['office', office.answer !== null, office.status],
        ];
        const missing = parts.filter(([, isThere]) => !isThere);
        return {
          wallets: listWallets({
            accounts: money.accounts,
            rewards: earned.answer,
            office: office.answer?.office ?? (office.status === 'failed' ? ALL_SHOWN : null),
          }),
          loading: missing.flatMap(([part, , status]) => (status === 'failed' ? [] : [part])),
          failed: missing.flatMap(([part, , status]) => (status === 'failed' ? [part] : [])),
        };
      }),
      effects: {
        load: () =>
          whilePlayer(readable('session'), () =>
            of<(RewardsCommand | OfficeSettingsCommand)[]>(
              { type: 'rewards/load', payload: {} },
              { type: 'office-settings/load', payload: {} },
            ),
          ),
      },
    };
  },
});
