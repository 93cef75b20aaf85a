export type { DictionaryView, SportName } from './views.ts';
