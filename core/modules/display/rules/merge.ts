/** The last write wins, option by option [DSP-4]. */
import type { Entries, Entry } from '../types.ts';
import { OPTION_NAMES } from '../types.ts';

/** At the same moment the larger text wins, so that every device comes to the same result. */
function isLater(one: Entry, other: Entry): boolean {
  if (one.at !== other.at) return one.at > other.at;
  const [text, otherText] = [String(one.value), String(other.value)];
  return text === otherText ? one.isKept === true : text > otherText;
}

function later(one: Entry | undefined, other: Entry | undefined): Entry | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return isLater(other, one) ? other : one;
}

function build(entryOf: (name: (typeof OPTION_NAMES)[number]) => Entry | undefined): Entries {
  return Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const entry = entryOf(name);
      return entry === undefined ? [] : [[name, entry]];
    }),
  );
}

export function merge(one: Entries, other: Entries): Entries {
  return build((name) => later(one[name], other[name]));
}

/**
 * The device's entries after an account's answer. What was sent, and what came from an account, is now what this
 * account says: a device whose clock is ahead does not win for ever, and choices of the last player are not those of
 * the next. Only what was chosen since is compared by time.
 */
export function reconcile(own: Entries, answer: Entries, sent: Entries): Entries {
  return build((name) => {
    const [mine, theirs] = [own[name], answer[name]];
    return mine?.isKept === true || isSame(mine, sent[name]) ? theirs : later(mine, theirs);
  });
}

/** The entries that no account has yet. */
export function unkept(entries: Entries): Entries {
  return build((name) => (entries[name]?.isKept === true ? undefined : entries[name]));
}

/** All of it as if from an account: none of it is sent to the next one. */
export function kept(entries: Entries): Entries {
  return build((name) => {
    const entry = entries[name];
    return entry === undefined ? undefined : { ...entry, isKept: true };
  });
}

export function areSame(one: Entries, other: Entries): boolean {
  return OPTION_NAMES.every((name) => isSame(one[name], other[name]) && one[name]?.isKept === other[name]?.isKept);
}

function isSame(one: Entry | undefined, other: Entry | undefined): boolean {
  return one?.at === other?.at && one?.value === other?.value;
}
