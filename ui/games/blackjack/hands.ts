/** Points of hands as the frame shows them. The provider alone decides what they pay. */

/** An ace counts 1, tens and faces count 10. */
export function valueOf(card: number): number {
  return Math.min(10, (card % 13) + 1);
}

export function pointsOf(cards: readonly number[]): { readonly total: number; readonly isSoft: boolean } {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low < 12 && cards.some((card) => valueOf(card) === 1);
  return { total: isSoft ? low + 10 : low, isSoft };
}
