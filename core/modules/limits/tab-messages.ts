/**
 * Messages between tabs about limits. One tab asks the operator, all apply the answer [LIM-13]. Messages are untrusted
 * and decoded.
 */
import * as v from 'valibot';
import { EMPTY, filter, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { TabsPort } from '../../ports/tabs.ts';

const KIND = 'limits';

const schema = v.variant('what', [
  v.object({ kind: v.literal(KIND), what: v.literal('answer'), userId: v.string(), answer: v.unknown() }),
  v.object({ kind: v.literal(KIND), what: v.literal('ping'), userId: v.string(), at: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('reminded'), userId: v.string(), at: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('reminderAnswered'), userId: v.string(), shownAt: v.number() }),
  v.object({ kind: v.literal(KIND), what: v.literal('sessionEnded'), userId: v.string() }),
]);

export type TabMessage = v.InferOutput<typeof schema>;
export type BroadcastMessage = TabMessage extends infer W
  ? W extends { readonly kind: string; readonly userId: string }
    ? Omit<W, 'kind' | 'userId'>
    : never
  : never;

export function broadcast(tabs: TabsPort, userId: string, word: BroadcastMessage): void {
  tabs.post({ kind: KIND, userId, ...word });
}

/** The messages of other tabs of the same player. */
export function received(tabs: TabsPort, userId: string): Observable<TabMessage> {
  return tabs.messages$.pipe(
    mergeMap((message) => (v.is(schema, message) ? of(message) : EMPTY)),
    filter((word) => word.userId === userId),
  );
}
