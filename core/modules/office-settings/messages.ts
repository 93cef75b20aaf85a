import type { Message, Nothing } from '../../kernel/message.ts';
import type { Product, SaveError, SettingId, SettingsAnswer } from './types.ts';

export type OfficeSettingsCommand =
  | Message<'office-settings/load', Nothing>
  | Message<'office-settings/set', { readonly id: SettingId; readonly value: boolean }>
  | Message<
      'office-settings/hideSport',
      { readonly product: Product; readonly sportId: number; readonly isHidden: boolean }
    >
  /** From the module's processes. */
  | Message<'office-settings/receive', SettingsAnswer>
  | Message<'office-settings/reportFailure', Nothing>
  | Message<'office-settings/reportSaved', Nothing>
  | Message<'office-settings/reportNotSaved', { readonly errors: readonly SaveError[] }>
  | Message<'office-settings/forget', Nothing>;

export type OfficeSettingsEvent =
  | Message<'office-settings/loading', Nothing>
  | Message<'office-settings/received', SettingsAnswer>
  | Message<'office-settings/failed', Nothing>
  | Message<'office-settings/setting', { readonly id: SettingId; readonly value: boolean }>
  /** `sports` is the whole list of hidden sports, ascending. */
  | Message<'office-settings/hiding', { readonly product: Product; readonly sports: readonly number[] }>
  | Message<'office-settings/saved', Nothing>
  | Message<'office-settings/notSaved', { readonly messages: readonly string[] }>
  | Message<'office-settings/forgotten', Nothing>;

export type OfficeSettingsRejection = {
  readonly code: 'office-settings/unknown' | 'office-settings/unchanged' | 'office-settings/busy';
};
