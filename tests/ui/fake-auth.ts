/** The forms' view and actions as a shell sees them, with what was asked for. */
import type { AuthActions, AuthView } from 'touchline/core/auth/public';
import { NOBODY } from 'touchline/core/auth/draft-store';
import { initialAuth } from 'touchline/core/auth/state';
import type { AuthJob } from 'touchline/core/auth/types';

export interface Asked {
  readonly job: AuthJob;
  readonly secrets: Readonly<Record<string, string>>;
}

export function fakeAuth(patch: Partial<AuthView> = {}): AuthView {
  const { busy, currentForm, remember, ...rest } = initialAuth;
  return {
    ...rest,
    phones: [
      { id: 66, code: 'DE', name: 'Germany', tel: '49', mask: '### ########', min: 10, max: 11 },
      { id: 53, code: 'GB', name: 'United Kingdom', tel: '44', mask: '#### ######', min: 10, max: 10 },
    ],
    readAt: null,
    twoFactor: null,
    backupCodes: null,
    security: null,
    stranger: null,
    openedLogin: null,
    offer: {
      loginModes: ['login_password', 'phone_password', 'sms', 'login_password_two_step_code'],
      registrationTypes: ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'],
      providers: ['google', 'apple'],
      preselected: [],
    },
    hasBonus: false,
    isRegistrationOpen: true,
    isCustom: false,
    minAge: 18,
    form: {
      currentForm,
      remember,
      login: '',
      phone: '',
      phoneBySms: '',
      userInfo: NOBODY,
      loading: busy?.job.kind ?? null,
    },
    ...patch,
  };
}

/** `asked` takes what forms ask for. */
export function fakeAuthActions(asked: Asked[] = []): AuthActions {
  return {
    ask(job, secrets = {}) {
      asked.push({ job, secrets });
      return true;
    },
    draft: () => undefined,
  };
}
