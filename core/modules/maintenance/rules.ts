/** Whether maintenance is active, and when it is announced. */
import type { MaintenanceConfig, MaintenanceState } from './types.ts';

/** The cookie's value that closes the site for whoever has it. */
const COOKIE_ACTIVE = '1';
/**
 * Countries and languages whose visitors read the required notice in Russian [S8.16]; Kazakhstan's and Ukraine's
 * languages under their own codes, too.
 */
const RUSSIAN: ReadonlySet<string> = new Set(['AZ', 'KZ', 'UA', 'RU', 'KK', 'UK']);

/** By the cookie, the config or web_state, or because the blocking check has no answer [MNT-1, MNT-7]. */
export function isActive({ cookie, config, isForced }: MaintenanceState): boolean {
  return cookie === COOKIE_ACTIVE || config?.isActive === true || config?.webState === true || isForced;
}

/** Names an announcement: other times are another announcement. */
export function announcementOf(config: MaintenanceConfig | null): string | null {
  return config === null || config.notifyStartAt === null
    ? null
    : [config.startAt, config.finishAt, config.notifyStartAt].join();
}

/**
 * The end of the notice: its own, or that of the maintenance; null where neither is named: then the notice stays until
 * the operator withdraws it [MNT-4].
 */
function noticeEnd({ notifyEndAt, finishAt }: MaintenanceConfig): number | null {
  return notifyEndAt ?? finishAt;
}

/** Whether the notice is due at `now`, the operator's ms [MNT-4]. */
export function isNoticeDue(config: MaintenanceConfig | null, now: number): boolean {
  if (config === null || config.notifyStartAt === null || now < config.notifyStartAt) return false;
  const end = noticeEnd(config);
  return end === null || now < end;
}

/** The moments at which something changes, still to come, the operator's ms. */
export function momentsAfter(
  config: MaintenanceConfig | null,
  now: number,
): { readonly flags: readonly number[]; readonly notice: readonly number[] } {
  if (config === null) return { flags: [], notice: [] };
  const ahead = (at: number | null): at is number => at !== null && at > now;
  return {
    flags: [config.startAt, config.finishAt].filter(ahead),
    notice: [config.notifyStartAt, noticeEnd(config)].filter(ahead),
  };
}

/**
 * Whether a change is near: maintenance is active, or should be by the dates. Then the operator is asked more often
 * [MNT-3].
 */
export function isRestless(state: MaintenanceState, now: number): boolean {
  const { config } = state;
  if (isActive(state)) return true;
  return (
    config !== null &&
    config.startAt !== null &&
    now >= config.startAt &&
    (config.finishAt === null || now < config.finishAt)
  );
}

/** The language of the required notice [S8.16]: Russian for AZ, KZ, UA and RU, English otherwise [MNT-6]. */
export function noticeLanguage(language: string, country: string): 'ru' | 'en' {
  return RUSSIAN.has(language.toUpperCase()) || RUSSIAN.has(country.toUpperCase()) ? 'ru' : 'en';
}
