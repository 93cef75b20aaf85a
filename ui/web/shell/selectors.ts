/** Selectors of the core's views that several components share. */
import type { Preferences } from 'touchline/core/preferences/types';
import type { SessionView } from 'touchline/core/session/views';
import type { SiteConfig } from 'touchline/core/site-config/views';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { HistoryView } from 'touchline/core/history/views';

export const statusOf = ({ status }: SessionView): SessionView['status'] => status;
export const languageOf = ({ language }: Preferences): Preferences['language'] => language;
/** Whether visitors can register here; assumed until the operator has answered. */
export const isRegistrationOpen = (config: SiteConfig | null): boolean => config?.isRegistrationAllowed ?? true;
export const legCountOf = ({ legs }: SlipSlice): number => legs.length;
export const openCountOf = ({ openCount }: HistoryView): number => openCount;
