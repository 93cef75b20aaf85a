/** Texts about a game for the lobby and its page, and the rules that all games have. */
import type { GameKind } from 'touchline/core/casino/types';
import type { Localized } from '../../operator/content/page.ts';

/** The sections of the lobby that have a shelf. */
export const SECTIONS = [
  'crash-games',
  'live-casino',
  'fishinghunting',
  'bingo',
  'tvgames',
  'fast-games',
  'keno',
  'card-games',
  'poker',
  'slots',
  'othergames',
  'scratchcards',
] as const;

export interface CatalogueEntry {
  readonly id: string;
  /** The number and the name in the game's address. */
  readonly number: number;
  readonly slug: string;
  readonly title: Localized;
  /** The section of the lobby whose shelf has the game [CSN-15]. */
  readonly section: (typeof SECTIONS)[number];
  /** Further sections whose pages list the game. */
  readonly alsoIn?: readonly ('poker' | 'asian-games' | 'skill-games' | 'fast-bet')[];
  /** The kind of game within its sections, a subcategory of their pages [CSN-19]. */
  readonly kind?: GameKind;
  /** The day from which the game can be played, in UTC: YYYY-MM-DD. */
  readonly releasedOn: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Features to filter by. */
  readonly features: readonly string[];
  readonly rules: readonly Localized[];
}

export const FAIR: Localized = [
  'The result is drawn from a server seed that was committed to before your stake, and from your own seed. You can check every round.',
  'Результат выводится из серверного сида, зафиксированного до вашей ставки, и из вашего сида. Любой раунд можно проверить.',
  'Das Ergebnis entsteht aus einem Server-Seed, der vor deinem Einsatz feststand, und aus deinem eigenen Seed. Du kannst jede Runde prüfen.',
  'تُستخرج النتيجة من بذرة خادم مثبتة قبل رهانك ومن بذرتك أنت. يمكنك التحقق من كل جولة.',
];
export const SHARED_FAIR: Localized = [
  'All players share the draw. Its seed was fixed before the salt was chosen, and is revealed with the result. You can check every round.',
  'Тираж общий для всех. Его сид зафиксирован до выбора соли и раскрывается вместе с результатом. Любой раунд можно проверить.',
  'Alle Spieler teilen die Ziehung. Ihr Seed stand fest, bevor der Salt gewählt wurde, und wird mit dem Ergebnis aufgedeckt. Du kannst jede Runde prüfen.',
  'السحب مشترك بين الجميع. ثُبّتت بذرته قبل اختيار الملح وتُكشف مع النتيجة. يمكنك التحقق من كل جولة.',
];
export const ROUNDED: Localized = [
  'Wins include the stake and are rounded down to the smallest coin.',
  'Выигрыш включает ставку и округляется вниз до наименьшей монеты.',
  'Gewinne enthalten den Einsatz und werden auf die kleinste Münze abgerundet.',
  'تشمل الأرباح مبلغ الرهان وتُقرّب إلى الأدنى حتى أصغر وحدة نقدية.',
];
