import type { GroupMark } from '../../kernel/decimal-text.ts';
import type { Language } from './types.ts';

/** The comma or point that groups thousands in each language; shells format amounts with it. */
const MARKS: Readonly<Record<Language, GroupMark>> = { en: ',', ru: '', de: '.', ar: ',' };

export function groupMarkOf(language: Language): GroupMark {
  return MARKS[language];
}
