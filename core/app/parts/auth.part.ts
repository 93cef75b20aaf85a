/** Forms of login and registration, recovery, the second step, and sign-in with others' accounts. Brought by the first form that opens. */
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { authDecider } from '../../modules/auth/decider.ts';
import type { AuthFacts } from '../../modules/auth/decider.ts';
import { doJobs } from '../../modules/auth/do-jobs.process.ts';
import type { JobIo } from '../../modules/auth/jobs/io.ts';
import { expireCodes, forgetTyped } from '../../modules/auth/keep-times.process.ts';
import { createKept } from '../../modules/auth/kept.ts';
import { loadPhones } from '../../modules/auth/load-phones.process.ts';
import type { AuthCommand, AuthEvent, AuthRejection } from '../../modules/auth/messages.ts';
import { offerOneTap, tellUnknown } from '../../modules/auth/offer.process.ts';
import type { AuthView } from '../../modules/auth/public.ts';
import { offerOf } from '../../modules/auth/rules/offer.ts';
import type { AuthState } from '../../modules/auth/state.ts';
import { createSocialMark } from '../../modules/auth/social-mark.ts';
import { createSecretVault } from '../../modules/auth/vault.ts';
import type { Hand } from '../../modules/auth/views.ts';
import { viewAuth } from '../../modules/auth/views.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const authPart: Part<AuthView> = ({
  ports,
  api,
  tokens,
  newCredentials,
  leaving,
  runtime,
  state,
  readable,
  eventsOf,
  dispatch,
}) => {
  const { clock, ids, storage, report, social = null } = ports;
  const kept = createKept();
  const vault = createSecretVault();
  const siteConfig = readable('site-config');
  const facts = derive(siteConfig, ({ config }) => {
    const setup = setupOf(config);
    return {
      offer: offerOf(social === null ? { ...setup, socialProviders: [] } : setup),
      hasBonus: setup.hasBonus1st,
      isRegistrationOpen: config !== null && config.isRegistrationAllowed && !setup.isVipDomain,
      isCustom: setup.isRegistrationCustom,
      minAge: config?.minAge ?? 18,
    };
  });
  const authFacts = (): AuthFacts => {
    const { offer, isRegistrationOpen } = facts.get();
    return {
      isPlayer: state('session').status === 'player',
      loginModes: offer.loginModes,
      registrationTypes: offer.registrationTypes,
      providers: offer.providers,
      isRegistrationOpen,
    };
  };
  const module: Module<'auth', AuthState, AuthCommand, AuthEvent, AuthFacts, AuthRejection> = {
    name: 'auth',
    decider: authDecider,
    facts: authFacts,
  };
  runtime.join(module);

  const hand: Hand = {
    ask(job, secrets = {}) {
      const attempt = ids.next();
      vault.put(attempt, secrets);
      const answer = dispatch({ type: 'auth/ask', payload: { attempt, job } });
      // What no work has taken is taken out: a password must not wait there.
      if (state('auth').busy?.attempt !== attempt) vault.take(attempt);
      return typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;
    },
    draft: (patch) => kept.change({ draft: { ...kept.shown.get().draft, ...patch } }),
    seen: (what) => kept.change(what === 'backupCodes' ? { backupCodes: null } : { twoFactor: null }),
  };
  const io: JobIo = {
    api,
    tokens,
    clock,
    ids,
    storage,
    report,
    social,
    vault,
    kept,
    newCredentials,
    leaving,
    language: () => state('preferences').language,
    remember: () => state('auth').remember,
    isRegistrationOpen: () => facts.get().isRegistrationOpen,
    allowedOrigins: () => [],
  };
  const oneTapFacts = (): { readonly currency: string; readonly countryId: number } => {
    const { config } = siteConfig.get();
    return { currency: config?.geoCurrency ?? '', countryId: config?.geoCountryId ?? 0 };
  };
  return {
    view: combine([readable('auth'), kept.shown, facts] as const, ([auth, shown, now]) =>
      viewAuth(auth, shown, now, hand),
    ),
    processes: [
      { name: 'auth/do-jobs', run: () => doJobs(eventsOf('auth'), io) },
      { name: 'auth/expire-codes', run: () => expireCodes(readable('auth'), clock) },
      {
        name: 'auth/forget-typed',
        run: () => forgetTyped(eventsOf('session'), kept, createSocialMark(storage, report)),
      },
      { name: 'auth/load-phones', run: () => loadPhones(api, kept, clock, report) },
      { name: 'auth/one-tap', run: () => offerOneTap(eventsOf('auth'), eventsOf('session'), io, oneTapFacts) },
      { name: 'auth/tell-unknown', run: () => tellUnknown(facts, report) },
    ],
  };
};
