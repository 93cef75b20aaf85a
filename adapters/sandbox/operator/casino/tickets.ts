/** Tickets: the operator's signed word that this player may open this game once, within a minute [GWAL-1]. */
import * as v from 'valibot';
import { isSame, mac } from './signatures.ts';

export const TICKET_MS = 60_000;

const int = v.pipe(v.number(), v.safeInteger());
const ticketSchema = v.object({
  id: v.string(),
  /** Null for a visitor, who plays for fun alone. */
  playerId: v.nullable(int),
  accountId: v.nullable(int),
  currency: v.string(),
  mode: v.picklist(['real', 'demo']),
  jurisdiction: v.string(),
  gameId: v.string(),
  version: int,
  expiresAt: int,
});

export type Ticket = Readonly<v.InferOutput<typeof ticketSchema>>;

export function writeTicket(key: string, ticket: Ticket): string {
  const text = toBase64(JSON.stringify(ticket));
  return `${text}.${mac(key, text)}`;
}

/** Null for a ticket that this operator did not write. */
export function readTicket(key: string, written: string): Ticket | null {
  const [text = '', signature = ''] = written.split('.');
  if (!isSame(mac(key, text), signature)) return null;
  let value: unknown;
  try {
    value = JSON.parse(atob(text));
  } catch {
    return null;
  }
  const read = v.safeParse(ticketSchema, value);
  return read.success ? read.output : null;
}

/** Every field of a ticket is ASCII. */
function toBase64(text: string): string {
  return btoa(text);
}
