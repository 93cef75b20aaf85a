export { officeSettings } from './contract.ts';
export { PRODUCTS } from './types.ts';
export type { OfficeSettingsState, Product, SettingId } from './types.ts';
