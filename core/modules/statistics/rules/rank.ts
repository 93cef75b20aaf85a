/** The order of a table [STT-2], its figures [STT-3] and the form of a side [STT-4]. */
import type { FormGame, PointTerms, SideRecord, TableRow } from '../types.ts';

export type Venue = 'all' | 'home' | 'away';

export interface RankedRow extends SideRecord {
  readonly place: number;
  readonly row: TableRow;
  /** `null` in a table without points. */
  readonly points: number | null;
}

export function recordOf({ home, away }: Pick<TableRow, 'home' | 'away'>, venue: Venue): SideRecord {
  if (venue !== 'all') return venue === 'home' ? home : away;
  return {
    played: home.played + away.played,
    won: home.won + away.won,
    drawn: home.drawn + away.drawn,
    lost: home.lost + away.lost,
    scored: home.scored + away.scored,
    conceded: home.conceded + away.conceded,
  };
}

const compareNames = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Won games of each by the other's games, so that no share is rounded; a drawn game is half a won one. */
function byShare(a: SideRecord, b: SideRecord): number {
  if (a.played === 0 || b.played === 0) return b.played - a.played;
  return (2 * b.won + b.drawn) * a.played - (2 * a.won + a.drawn) * b.played;
}

/** Points, or the share of won games; then the difference, what was scored, and the name. */
export function rank(rows: readonly TableRow[], points: PointTerms, venue: Venue): readonly RankedRow[] {
  const counted = rows.map((row) => {
    const record = recordOf(row, venue);
    return { ...record, row, points: points === null ? null : points.win * record.won + points.draw * record.drawn };
  });
  return counted
    .sort(
      (a, b) =>
        (points === null ? byShare(a, b) : (b.points ?? 0) - (a.points ?? 0)) ||
        b.scored - b.conceded - (a.scored - a.conceded) ||
        b.scored - a.scored ||
        compareNames(a.row.name, b.row.name),
    )
    .map((row, at) => ({ ...row, place: at + 1 }));
}

/** The ranked rows on both sides of one, as many as `reach` each; at an end of the table more of the other side. */
export function ranksAround(ranked: readonly RankedRow[], id: number, reach: number): readonly RankedRow[] {
  const at = ranked.findIndex(({ row }) => row.id === id);
  const first = Math.max(0, Math.min(at - reach, ranked.length - 2 * reach - 1));
  return at < 0 ? [] : ranked.slice(first, first + 2 * reach + 1);
}

export type FormResult = 'won' | 'drawn' | 'lost';

export function formResult({ own, other }: Pick<FormGame, 'own' | 'other'>): FormResult {
  if (own === other) return 'drawn';
  return own > other ? 'won' : 'lost';
}

/** The record of a side's latest games. */
export function formRecord(form: readonly FormGame[], games: number): SideRecord {
  const latest = form.slice(0, games);
  const count = (result: FormResult): number => latest.filter((game) => formResult(game) === result).length;
  const sum = (side: 'own' | 'other'): number => latest.reduce((all, game) => all + game[side], 0);
  return {
    played: latest.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    scored: sum('own'),
    conceded: sum('other'),
  };
}

/** A mean in hundredths, half up; `null` without a game. Counts are never below zero. */
export function meanHundredths(sum: number, games: number): number | null {
  return games === 0 ? null : Math.floor((200 * sum + games) / (2 * games));
}
