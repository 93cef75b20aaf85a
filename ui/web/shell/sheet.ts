/** The sheets over a narrow page. */
export type Sheet = 'coupon' | 'bets' | 'menu';

/** What a bottom navigation knows of them. */
export interface SheetProps {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet) => void;
}
