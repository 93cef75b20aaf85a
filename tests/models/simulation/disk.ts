/** Reads the intents on a browser's disk as text, independently of the core: finds records and folds nothing. */
import type { MemoryDisk } from '../../../adapters/node/memory-ports.ts';
import { readSnapshot, seal, unseal } from 'touchline/kernel/journal-codec';
import type { DiskFate } from './plan.ts';

/** An intent on disk with its player. */
export interface StoredIntent {
  readonly key: string;
  readonly userId: string;
}

const known = new Map<string, readonly StoredIntent[]>();
const KNOWN_TEXTS = 2_000;

/** The intents in a text on disk: recorded ones in a segment, open ones in a snapshot, none in a damaged text. */
export function intentsIn(text: unknown): readonly StoredIntent[] {
  if (typeof text !== 'string') return [];
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size > KNOWN_TEXTS) known.clear();
  const found = [...inSegment(text), ...inSnapshot(text)];
  known.set(text, found);
  return found;
}

function inSegment(text: string): readonly StoredIntent[] {
  const value = unseal('seg', text);
  if (!value.ok || !Array.isArray(value.value)) return [];
  return (value.value as readonly unknown[]).flatMap((record) => {
    if (!Array.isArray(record) || record[4] !== 'coupon/placeIntended') return [];
    return readIntent(record[5]);
  });
}

function inSnapshot(text: string): readonly StoredIntent[] {
  const value = unseal('snap', text);
  const snapshot = value.ok ? readSnapshot(value.value) : null;
  const coupon = snapshot?.modules.find(({ name }) => name === 'coupon')?.state as
    | { readonly intents?: unknown }
    | undefined;
  return Array.isArray(coupon?.intents) ? (coupon.intents as readonly unknown[]).flatMap(readIntent) : [];
}

function readIntent(value: unknown): readonly StoredIntent[] {
  const { key, sent } = value as { readonly key: string; readonly sent: { readonly userId: string } };
  return [{ key, userId: sent.userId }];
}

export function intentsOn(disk: MemoryDisk): readonly StoredIntent[] {
  return [...(disk.snapshot === null ? [] : [disk.snapshot]), ...disk.segments].flatMap(({ text }) => intentsIn(text));
}

/** Damages the disk; returns the damaged text, or null when the disk was empty. */
export function harmDisk(disk: MemoryDisk, fate: Exclude<DiskFate, { kind: 'full' }>): unknown {
  if (fate.kind === 'junk') {
    disk.segments.push({ key: disk.nextKey, text: seal('seg', []).slice(0, -1) });
    disk.nextKey += 1;
    return null;
  }
  const texts = [...(disk.snapshot === null ? [] : [disk.snapshot]), ...disk.segments];
  const victim = texts[fate.text % Math.max(1, texts.length)];
  if (victim === undefined || typeof victim.text !== 'string') return null;
  const { text } = victim;
  const at = fate.at % text.length;
  const harmed = {
    ...victim,
    text:
      fate.at % 2 === 0
        ? text.slice(0, at)
        : text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1),
  };
  if (disk.snapshot === victim) disk.snapshot = harmed;
  else disk.segments = disk.segments.map((each) => (each === victim ? harmed : each));
  return text;
}
