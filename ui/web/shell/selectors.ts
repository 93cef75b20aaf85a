/** Selectors of the core's views that several components share. */
import type { Preferences } from '../../../core/modules/preferences/types.ts';
import type { SessionView } from '../../../core/modules/session/views.ts';
import type { SiteConfig } from '../../../core/modules/site-config/views.ts';
import type { CouponView } from '../../../core/modules/coupon/views.ts';
import type { HistoryView } from '../../../core/modules/history/views.ts';

export const statusOf = ({ status }: SessionView): SessionView['status'] => status;
export const languageOf = ({ language }: Preferences): Preferences['language'] => language;
/** Whether visitors can register here; so until the operator has said. */
export const isRegistrationOpen = (config: SiteConfig | null): boolean => config?.isRegistrationAllowed ?? true;
export const legCountOf = ({ legs }: CouponView): number => legs.length;
export const openCountOf = ({ openCount }: HistoryView): number => openCount;
