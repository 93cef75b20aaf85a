/** Sets the clock's hours by the player's country, until the player chooses [PRF-6]. */
import type { Observable } from 'rxjs';
import { combineLatest, mergeMap, of } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { PreferencesCommand } from './messages.ts';
import type { Preferences } from './types.ts';

/** `counts12h` is null until the operator has answered. */
export function followCountry(
  preferences: Readable<Preferences>,
  counts12h: Readable<boolean | null>,
): Observable<PreferencesCommand> {
  return combineLatest([preferences.value$, counts12h.value$]).pipe(
    mergeMap(([chosen, is12h]) =>
      is12h === null || chosen.isClockChosen === true || chosen.is12h === is12h
        ? []
        : of<PreferencesCommand>({ type: 'preferences/adopt', payload: { ...chosen, is12h } }),
    ),
  );
}
