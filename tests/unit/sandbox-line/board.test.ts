import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createBoard } from '../../../adapters/sandbox/operator/line/board.ts';
import { createFeed } from '../../../adapters/sandbox/operator/line/feed.ts';
import type { Row } from '../../../adapters/sandbox/operator/line/rows.ts';
import { HOUR_MS, ORIGIN, smallScheduleOf } from './given.ts';

const FOOTBALL = 1;

function given(pace = 1) {
  const clock = createManualClock(ORIGIN + HOUR_MS);
  const source = smallScheduleOf(1, pace);
  const board = createBoard({ clock, source, lineNow: clock.now, isCovered: (row) => feed.covers(row) });
  const feed = createFeed({ clock, board, instance: 'test' });
  const rows = (isWanted: (row: Row) => boolean): readonly Row[] => [...board.rows.values()].filter(isWanted);
  return { clock, board, feed, rows };
}

const isPriced = ({ fresh }: Row): boolean => fresh !== null;

describe('the board', () => {
  it('prices the games that a stream covers, no others, and keeps their prices up after the stream', () => {
    const { clock, feed, rows } = given();
    clock.advance(10_000);
    expect(rows(() => true).length).toBeGreaterThan(300);
    expect(rows(isPriced)).toEqual([]);

    const stream = feed.open([`line:${FOOTBALL}`], () => undefined);
    clock.advance(10_000);
    const ofFootball = rows(({ champ, phase }) => champ.sportId === FOOTBALL && phase === 'ahead');
    expect(ofFootball.length).toBeGreaterThan(20);
    expect(rows(isPriced)).toEqual(ofFootball);

    stream.close();
    clock.advance(60_000);
    expect(ofFootball.every(({ fresh, dueAt }) => fresh !== null && dueAt > clock.now())).toBe(true);
  });

  it('knows the phase of games that nobody follows: they begin, end and leave', () => {
    const { clock, board, rows } = given(60);
    const live = rows(({ phase }) => phase === 'live');
    expect(live.length).toBeGreaterThan(5);
    const ahead = rows(({ fixture }) => fixture.startsAt > clock.now() && fixture.startsAt < clock.now() + 60_000);
    expect(ahead.length).toBeGreaterThan(0);
    clock.advance(61_000);
    expect(ahead.every(({ phase }) => phase !== 'ahead')).toBe(true);
    clock.advance(30 * 60_000);
    expect(live.filter(({ fixture }) => board.rows.has(fixture.id))).toEqual([]);
    expect(rows(isPriced)).toEqual([]);
  });

  it('has a game priced that comes onto the home page while someone reads it', () => {
    const { clock, feed, rows } = given(60);
    feed.open(['top'], () => undefined);
    clock.advance(5_000);
    const first = rows(isPriced);
    expect(first.length).toBeGreaterThan(0);
    clock.advance(10 * 60_000);
    const later = rows(isPriced).filter((row) => !first.includes(row));
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(rows(() => true).length / 2);
  });
});
