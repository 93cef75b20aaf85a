/** The channel of one set of topics: its snapshot, its deltas and their numbers, the same for all readers. */
import { createChannelFrame } from '../../../bus/feed-frame.ts';
import type { ChannelFrame } from '../../../bus/feed-frame.ts';
import { createColumns } from './columns.ts';
import { quotesIn } from './feed-changes.ts';
import type { RowChange } from './feed-changes.ts';
import { changeOfQuotes } from './quotes.ts';
import type { QuotesChange } from './quotes.ts';
import type { Row, Shown } from './rows.ts';
import { statsText } from './scoreboard.ts';
import { isSameScope, needsAll, scopeOf } from './topics.ts';
import type { Interest, Scope } from './topics.ts';

export interface Channel {
  /** The name of this life of the channel: numbers of another one mean other frames. */
  readonly epoch: string;
  readonly interest: Interest;
  /** Receives the channel's frames. */
  readonly publish: (frame: ChannelFrame) => void;
  /** Games that are kept fully priced for the channel. */
  readonly priced: Set<Row>;
  /** The number of the newest delta; the first snapshot has the number 1. */
  seq: number;
  /** The games that its readers know; null before the first snapshot. */
  members: Map<number, Scope> | null;
  /** The snapshot, valid until the next change. */
  snapshot: ChannelFrame | null;
  /** Whether a snapshot is asked for whose prices are still being computed. */
  isAsked: boolean;
}

export type IsTop = (gameId: number) => boolean;

/** The part of a game that the channel covers; null for nothing. */
export function coverOf(
  { interest }: Channel,
  { fixture, champ, phase }: Row,
  shown: Shown | null,
  isTop: IsTop,
): Scope | null {
  const { id: gameId, sportId } = fixture;
  return scopeOf(interest, { gameId, sportId, champId: champ.id, phase: shown?.phase ?? phase, top: isTop(gameId) });
}

/** Keeps the covered games fully priced that the channel needs so. Returns those that were not. */
export function keepPriced(channel: Channel, rows: Iterable<Row>, isTop: IsTop): readonly Row[] {
  if (!channel.interest.asian) return [];
  const added: Row[] = [];
  for (const row of rows) {
    const { interest } = channel;
    if (interest.games.has(row.fixture.id) || interest.markets.has(row.fixture.id)) continue;
    const isNeeded = row.phase !== 'over' && coverOf(channel, row, row.shown, isTop)?.asian === true;
    if (isNeeded === channel.priced.has(row)) continue;
    row.wanted += isNeeded ? 1 : -1;
    if (isNeeded) {
      channel.priced.add(row);
      added.push(row);
    } else channel.priced.delete(row);
  }
  return added;
}

/** The games that must be priced before the channel's snapshot can be made. */
export function missingRows(channel: Channel, rows: Iterable<Row>, isTop: IsTop): readonly Row[] {
  const missing: Row[] = [];
  for (const row of rows) {
    const scope = coverOf(channel, row, row.shown, isTop);
    if (scope === null) continue;
    const isKnown = row.shown !== null && (!needsAll(scope) || row.shown.all !== null);
    if (!isKnown || ![...(channel.interest.combos.get(row.fixture.id) ?? [])].every((id) => row.shown?.asked.has(id)))
      missing.push(row);
  }
  return missing;
}

/** Makes the snapshot frame and sets the channel's members to it. */
export function takeSnapshot(channel: Channel, rows: Iterable<Row>, at: number, isTop: IsTop): ChannelFrame {
  const columns = createColumns(at);
  const members = new Map<number, Scope>();
  const stats: string[] = [];
  const covered: { readonly row: Row; readonly shown: Shown; readonly scope: Scope }[] = [];
  for (const row of rows) {
    const scope = row.shown === null ? null : coverOf(channel, row, row.shown, isTop);
    if (scope !== null && row.shown !== null) covered.push({ row, shown: row.shown, scope });
  }
  covered.sort((a, b) => a.row.fixture.id - b.row.fixture.id);
  for (const { row, shown, scope } of covered) {
    members.set(row.fixture.id, scope);
    columns.addMarkets(columns.addGame(row, shown), row, quotesIn(scope, shown).values());
    if (channel.interest.stats.has(row.fixture.id)) stats.push(statsText(row, shown));
  }
  channel.members = members;
  channel.snapshot = createChannelFrame(
    'snapshot',
    channel,
    `{"t":"snap","epoch":"${channel.epoch}","seq":${channel.seq},"at":${at},${columns.text()},"stats":[${stats.join(',')}]}`,
  );
  return channel.snapshot;
}

/** The parts of a delta frame, each with a leading comma; '' when nothing changed for this channel. */
export function takeDelta(channel: Channel, changes: readonly RowChange[], at: number, isTop: IsTop): string {
  const { members } = channel;
  if (members === null) return '';
  const moved: string[] = [];
  const games: string[] = [];
  const stats: string[] = [];
  const goneGames: number[] = [];
  const goneMarkets: number[] = [];
  const columns = createColumns(at);
  for (const change of changes) {
    const { row, after } = change;
    const { id } = row.fixture;
    const had = members.get(id) ?? null;
    const has = after === null ? null : coverOf(channel, row, after, isTop);
    if (had === null && has === null) continue;
    if (has === null || after === null) {
      members.delete(id);
      goneGames.push(id);
      continue;
    }
    if (had === null) {
      members.set(id, has);
      columns.addMarkets(columns.addGame(row, after), row, quotesIn(has, after).values());
      if (channel.interest.stats.has(id)) stats.push(statsText(row, after));
      continue;
    }
    members.set(id, has);
    const quotes = quotesChange(change, had, has);
    if (quotes.moved !== '') moved.push(quotes.moved);
    if (quotes.added.length > 0) columns.addMarkets(columns.addGame(row, after), row, quotes.added);
    for (const market of quotes.removed) goneMarkets.push(market);
    if (change.game !== '') games.push(change.game);
    if (channel.interest.stats.has(id) && change.stats !== '') stats.push(change.stats);
  }
  return (
    (moved.length > 0 ? `,"p":[${moved.join(',')}]` : '') +
    (games.length > 0 ? `,"g":[${games.join(',')}]` : '') +
    (columns.size() > 0 ? `,"add":{${columns.text()}}` : '') +
    (goneGames.length + goneMarkets.length > 0
      ? `,"rm":{"games":[${goneGames.join(',')}],"markets":[${goneMarkets.join(',')}]}`
      : '') +
    (stats.length > 0 ? `,"stats":[${stats.join(',')}]` : '')
  );
}

/** Common scopes share precomputed changes; a mixed or changed scope is compared individually. */
function quotesChange({ before, after, main, all }: RowChange, had: Scope, has: Scope): QuotesChange {
  if (before === null || after === null) throw new Error('a member without a look');
  if (isSameScope(had, has)) {
    if (has.ids === null && has.all) return all;
    if (has.ids === null && !has.asian && !has.wide) return main;
  }
  return changeOfQuotes(quotesIn(had, before), quotesIn(has, after));
}
