import type { GroupMark } from '../../kernel/decimal-text.ts';
import type { Language } from './types.ts';

/** By which comma or point the languages group thousands; a shell that writes amounts writes them so. */
const MARKS: Readonly<Record<Language, GroupMark>> = { en: ',', ru: '', de: '.', ar: ',' };

export function groupMarkOf(language: Language): GroupMark {
  return MARKS[language];
}
