/** Registration in five kinds, and login in four [ANL-5, ANL-6]. */
import type { RegistrationType } from '../../auth/public.ts';
import type { LoginKind, RegistrationKind } from '../catalogue.ts';
import type { LocalMetrics } from '../metrics.ts';
import type { Flow, Memory, Tracked } from './flow.ts';
import { NOTHING, track } from './flow.ts';

const KIND: Readonly<Record<RegistrationType, RegistrationKind>> = {
  fast_reg: 'one_click',
  phone_reg: 'phone',
  full_reg: 'full',
  soc_reg: 'social',
};
const REGISTRATION_ROUTES: ReadonlySet<string> = new Set(['registration', 'social-registration']);
const LOGIN_ROUTE = 'login';

export const isRegistrationRoute = (route: string | null): boolean => route !== null && REGISTRATION_ROUTES.has(route);

/** Opening a form counts nothing yet; closing it without success is the leave item. */
function onPage(route: string, memory: Memory, at: number): Tracked {
  const { metrics } = memory;
  const [was, is] = [isRegistrationRoute(memory.route), isRegistrationRoute(route)];
  const [wasLogin, isLogin] = [memory.route === LOGIN_ROUTE, route === LOGIN_ROUTE];
  const items: Tracked['items'][number][] = [];
  if (was && !is && !metrics.hasDone)
    items.push({
      name: 'registration_leave',
      payload: { type: metrics.additionalParams.type, tries: metrics.regTryCounter },
    });
  if (wasLogin && !isLogin && !metrics.additionalParams.hasRegister && memory.loggingIn === null)
    items.push({ name: 'login_leave', payload: { tries: metrics.authTryCounter } });
  if (!was && is) items.push({ name: 'registration_open', payload: { tries: metrics.regTryCounter } });
  if (!wasLogin && isLogin) items.push({ name: 'login_open', payload: { tries: metrics.authTryCounter } });
  const opened: Partial<LocalMetrics> = {
    ...(!was && is ? { lastRegCallTime: at } : {}),
    ...(!wasLogin && isLogin ? { lastAuthPopUpCallTime: at } : {}),
  };
  return { items, memory: { route, metrics: Object.keys(opened).length === 0 ? metrics : { ...metrics, ...opened } } };
}

function tryRegistration(
  type: RegistrationKind,
  currency: string,
  country: number,
  { metrics }: Memory,
  at: number,
): Tracked {
  const tries = metrics.regTryCounter + 1;
  return {
    items: [{ name: 'registration_try', payload: { type, tries, country, currency } }],
    memory: {
      registering: type,
      metrics: {
        ...metrics,
        regTryCounter: tries,
        lastRegCallTime: at,
        hasDone: false,
        socialData: type === 'social' ? { currencyId: currency, countryId: country, regType: type } : null,
        additionalParams: { type, hasRegister: false },
      },
    },
  };
}

function tryLogin(type: LoginKind, { metrics }: Memory): Tracked {
  const tries = metrics.authTryCounter + 1;
  return {
    items: [{ name: 'login_try', payload: { type, tries } }],
    memory: { loggingIn: type, metrics: { ...metrics, authTryCounter: tries } },
  };
}

/** The counter of tries stays, and the leave item is skipped. */
function doneRegistration({ registering, metrics }: Memory): Tracked {
  const type = registering ?? metrics.additionalParams.type ?? 'one_click';
  return {
    items: [{ name: 'registration_done', payload: { type, tries: metrics.regTryCounter } }],
    memory: {
      registering: null,
      metrics: { ...metrics, hasDone: true, socialData: null, additionalParams: { type, hasRegister: true } },
    },
  };
}

function failed(code: string, { registering, loggingIn, metrics }: Memory): Tracked {
  if (registering !== null)
    return {
      ...track({
        name: 'registration_error',
        payload: { type: registering, tries: metrics.regTryCounter, error_code: code },
      }),
      memory: { registering: null },
    };
  if (loggingIn === null) return NOTHING;
  return {
    ...track({ name: 'login_error', payload: { type: loggingIn, error_code: code } }),
    memory: { loggingIn: null },
  };
}

export const registrationFlow: Flow = {
  'analytics/pageViewed': ({ route }, memory, at) => onPage(route, memory, at),
  'auth/asked': ({ job }, memory, at) => {
    if (job.kind === 'register')
      return tryRegistration(KIND[job.type], job.account.currency, job.account.countryId, memory, at);
    if (job.kind === 'logIn') return tryLogin(job.form === 'phone_password' ? 'phone' : 'email_or_id', memory);
    if (job.kind === 'logInByCode') return tryLogin('sms', memory);
    if (job.kind === 'startSocial') return tryLogin('social', memory);
    // The page is another one than the page that left for the provider: this is no further try.
    return job.kind === 'comeBack' ? { items: [], memory: { loggingIn: 'social' } } : NOTHING;
  },
  'auth/answered': ({ outcome }, memory) => {
    if (outcome.kind === 'requestSent' && memory.registering !== null) return doneRegistration(memory);
    // The provider knows nobody: the player registers.
    return outcome.kind === 'registrationNeeded' ? { items: [], memory: { loggingIn: null } } : NOTHING;
  },
  'auth/failed': ({ job, code }, memory) =>
    job === 'register' || job === 'logIn' || job === 'logInByCode' || job === 'startSocial' || job === 'comeBack'
      ? failed(code, memory)
      : NOTHING,
  'session/registrationAsked': ({ currency, countryId }, memory, at) =>
    tryRegistration('one_click', currency, countryId, memory, at),
  'session/logInAsked': (_, memory) => tryLogin('email_or_id', memory),
  'session/failed': ({ code }, memory) => failed(code, memory),
  'session/signedIn': ({ how }, memory) => {
    if (how === 'registered') return doneRegistration(memory);
    if (how !== 'loggedIn') return NOTHING;
    const type = memory.loggingIn ?? 'email_or_id';
    return {
      ...track({ name: 'login_done', payload: { type, tries: memory.metrics.authTryCounter } }),
      memory: {
        loggingIn: null,
        metrics: { ...memory.metrics, additionalParams: { ...memory.metrics.additionalParams, hasRegister: true } },
      },
    };
  },
};
