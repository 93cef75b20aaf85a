/** Draws the arms of running trials and keeps them on the device, with functional consent only [TRL-2, TRL-3]. */
import { combineLatest, distinctUntilChanged, filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import * as v from 'valibot';
import { decodeWith } from '../../http/wire-tools.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import type { Readable } from '../../kernel/readable.ts';
import { shareStructure } from '../../kernel/share-structure.ts';
import { jsonOf, storedValue, type StoredValueIo } from '../../kernel/stored-value.ts';
import type { TrialsCommand } from './messages.ts';
import { drawArms } from './rules/draw-arms.ts';
import type { Trials } from './types.ts';

const stored = v.record(v.string(), v.pipe(v.string(), v.maxLength(40)));

interface Io extends StoredValueIo {
  /** Null until the operator's configuration has loaded. */
  readonly trials: Readable<Trials | null>;
  readonly mayRemember$: Observable<boolean>;
  /** From 0 to below 1. */
  readonly random: () => number;
}

export function keepArms({ trials, mayRemember$, random, ...io }: Io): Observable<TrialsCommand> {
  const kept = storedValue(DEVICE_STORAGE.trials, jsonOf(decodeWith(stored)), 'trials/arms', io);
  const running$ = trials.value$.pipe(
    filter((known) => known !== null),
    distinctUntilChanged((one, other) => shareStructure(one, other) === one),
  );
  return combineLatest([mayRemember$.pipe(distinctUntilChanged()), running$]).pipe(
    map(([may, running]): TrialsCommand => {
      const known = may ? (kept.read() ?? {}) : {};
      const arms = may ? drawArms(running, known, random) : {};
      if (Object.keys(arms).length === 0) kept.remove();
      else if (shareStructure(known, arms) !== known) kept.write(arms);
      return may ? { type: 'trials/assign', payload: { arms } } : { type: 'trials/forget', payload: {} };
    }),
  );
}
