import type { HiddenSports } from '../line/public.ts';

/** The settings of the office that this site has a use for, by the operator's names. */
export const SETTING_IDS = [
  'user_hide_balance',
  'enable_mail_news',
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_sms_news',
] as const;
export type SettingId = (typeof SETTING_IDS)[number];

export const PRODUCTS = ['line', 'live'] as const;
export type Product = (typeof PRODUCTS)[number];

export interface NamedSport {
  readonly id: number;
  readonly name: string;
}

export interface SettingsAnswer {
  /** Only settings that the operator offers. */
  readonly values: Readonly<Partial<Record<SettingId, boolean>>>;
  /** The sports that can be hidden. */
  readonly sports: Readonly<Record<Product, readonly NamedSport[]>>;
  readonly hidden: HiddenSports;
}

/** An error of a save. Status 2 is the operator's own message and comes first. */
export interface SaveError {
  readonly status: number;
  readonly message: string;
}

export interface OfficeSettingsState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** What the operator has, with the changes that are being saved. */
  readonly answer: SettingsAnswer | null;
  /** Changes that wait for their answer. */
  readonly saving: number;
  readonly isSaved: boolean;
  /** A change was not saved, and what the operator has is not loaded yet. */
  readonly isOutdated: boolean;
  /** Why the last change was not saved: at most three messages; '' where there was no answer. */
  readonly problems: readonly string[];
}
