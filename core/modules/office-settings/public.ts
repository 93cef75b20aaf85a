export { officeSettings } from './contract.ts';
export type { OfficeSettingsCommand } from './messages.ts';
export { ALL_SHOWN, PRODUCTS } from './types.ts';
export type { MenuOwner, OfficeOffer, OfficeSettingsState, Product, SettingId } from './types.ts';
