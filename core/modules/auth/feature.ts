/**
 * Forms of login and registration, recovery, the second step, and sign-in with a provider. Loaded with the first form
 * that opens.
 */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { authDecider } from './decider.ts';
import type { AuthFacts } from './decider.ts';
import { doJobs } from './do-jobs.process.ts';
import type { JobIo } from './jobs/io.ts';
import { dismissShown, expireCodes, forgetTyped } from './keep-times.process.ts';
import { createDraftStore } from './draft-store.ts';
import { loadPhones } from './load-phones.process.ts';
import { offerOneTap, reportUnknown } from './offer.process.ts';
import { offerOf } from './rules/offer.ts';
import { createProviderState } from './provider-state.ts';
import type { Secrets } from './types.ts';
import { viewAuth } from './views.ts';
import { consent } from '../consent/public.ts';
import { referral } from '../referral/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { session } from '../session/public.ts';
import { preferences } from '../preferences/public.ts';
import { auth } from './contract.ts';

export const feature = defineFeature(auth, {
  needs: { session, siteConfig, preferences },
  optional: { consent, referral },
  decider: authDecider,
  create({ ports, api, tokens, dispatch, createSecretChannel, own, state, readable, service, eventsOf, optional }) {
    const { clock, ids, storage, report, social = null } = ports;
    const { newCredentials, leaving } = service('session');
    const drafts = createDraftStore();
    const typed = createSecretChannel<Secrets>();
    const config$ = readable('siteConfig');
    const offered = derive(config$, ({ config }) => {
      const setup = setupOf(config);
      return {
        offer: offerOf(social === null ? { ...setup, socialProviders: [] } : setup),
        hasBonus: setup.hasFirstDepositBonus,
        isRegistrationOpen: config !== null && config.isRegistrationAllowed && !setup.isVipDomain,
        isCustom: setup.isRegistrationCustom,
        minAge: config?.minAge ?? 18,
      };
    });
    const authFacts = (): AuthFacts => {
      const { offer, isRegistrationOpen } = offered.get();
      return {
        isPlayer: state('session').status === 'player',
        loginModes: offer.loginModes,
        registrationTypes: offer.registrationTypes,
        providers: offer.providers,
        isRegistrationOpen,
      };
    };

    const io: JobIo = {
      api,
      tokens,
      clock,
      ids,
      storage,
      report,
      social,
      take: (attempt) => typed.take(attempt) ?? {},
      drafts,
      newCredentials,
      leaving,
      language: () => state('preferences').language,
      referral: () =>
        optional('consent').get()?.allows.marketing === true ? (optional('referral').get()?.referral ?? null) : null,
      remember: () => own.state().remember,
      invitation: () => decodeURIComponent(optional('referral').get()?.values.ref ?? ''),
      isRegistrationOpen: () => offered.get().isRegistrationOpen,
      allowedOrigins: () => [],
    };
    const oneTapFacts = (): { readonly currency: string; readonly countryId: number } => {
      const { config } = config$.get();
      return { currency: config?.geoCurrency ?? '', countryId: config?.geoCountryId ?? 0 };
    };
    return {
      facts: authFacts,
      view: combine([own.readable, drafts.shown, offered] as const, ([forms, shown, now]) =>
        viewAuth(forms, shown, now),
      ),
      actions: {
        ask: (job, secrets = {}) =>
          typed.send(secrets, (attempt) => {
            const answer = dispatch({ type: 'auth/ask', payload: { attempt, job } });
            // A failure that is known without a call is no refusal; no job takes the values then, either.
            if (own.state().busy?.attempt !== attempt) typed.take(attempt);
            return answer;
          }).ok,
        draft: (patch) => drafts.change({ draft: { ...drafts.shown.get().draft, ...patch } }),
      },
      effects: {
        'do-jobs': () => doJobs(own.events$, io),
        'expire-codes': () => expireCodes(own.readable, clock),
        'dismiss-shown': () => dismissShown(own.events$, drafts),
        'forget-typed': () => forgetTyped(eventsOf('session'), drafts, createProviderState(ports)),
        'load-phones': () => loadPhones(api, drafts, clock, report),
        'one-tap': () => offerOneTap(own.events$, eventsOf('session'), io, oneTapFacts),
        'report-unknown': () => reportUnknown(offered, report),
      },
    };
  },
});
