/** Recovery of a password, codes by SMS, and captcha [ANL-7]. */
import type { AuthJob, FailureCode } from '../../auth/public.ts';
import type { Flow, Tracked } from './flow.ts';
import { NOTHING, track } from './flow.ts';

const RECOVERY: ReadonlySet<AuthJob['kind']> = new Set<AuthJob['kind']>(['checkRecoveryCode', 'setPassword']);
const CODES: ReadonlySet<AuthJob['kind']> = new Set<AuthJob['kind']>([
  'requestCode',
  'logInByCode',
  'askPhone',
  'confirmPhone',
]);
/** Faults on the way to the operator; all others are the operator's answer. */
const CLIENT: ReadonlySet<FailureCode> = new Set<FailureCode>(['unreachable', 'captcha']);

function failed(job: AuthJob['kind'], code: FailureCode): Tracked {
  const error = code === 'wrong_code' || code === 'time_up' ? code : 'fail_pass';
  return track(
    ...(RECOVERY.has(job) ? [{ name: 'recovery_error', payload: { error, code } } as const] : []),
    ...(CODES.has(job)
      ? [{ name: 'sms_error', payload: { place: CLIENT.has(code) ? 'client' : 'server', error_id: code } } as const]
      : []),
  );
}

export const codesFlow: Flow = {
  'auth/asked': ({ job }) =>
    job.kind === 'requestCode' && job.purpose === 'recovery'
      ? track({ name: 'recovery_code', payload: { channel: job.channel } })
      : NOTHING,
  'auth/answered': ({ outcome }) => {
    if (outcome.kind === 'codeSent') return track({ name: 'sms_sent', payload: { purpose: outcome.purpose } });
    if (outcome.kind === 'codeRight') return track({ name: 'recovery_step', payload: { step: 'code_right' } });
    return outcome.kind === 'passwordSet'
      ? track({ name: 'recovery_step', payload: { step: 'password_set' } })
      : NOTHING;
  },
  'auth/failed': ({ job, code }) => failed(job, code),
  'auth/codeExpired': ({ purpose }) =>
    purpose === 'recovery'
      ? track({ name: 'recovery_error', payload: { error: 'time_up', code: 'time_up' } })
      : track({ name: 'sms_error', payload: { place: 'client', error_id: 'time_up' } }),
  'captcha/asked': ({ code }) => track({ name: 'captcha_shown', payload: { code: Number(code) } }),
  'captcha/answered': () => track({ name: 'captcha_answered', payload: {} }),
  'captcha/ended': ({ how }) => track({ name: 'captcha_end', payload: { how } }),
};
