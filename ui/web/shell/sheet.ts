/** The sheets over a narrow page. */
export type Sheet = 'coupon' | 'bets' | 'menu';

/** The props of a bottom navigation with sheets. */
export interface SheetProps {
  readonly sheet: Sheet | null;
  readonly onSheet: (sheet: Sheet) => void;
}
