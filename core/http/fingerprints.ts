/**
 * The fingerprint: asked for when the operator wants one, kept under `fp_d` while the player is here, shared by the tabs through it. Two failures and the provider is left alone
 * until it is forced or another player comes. A record that can't be read counts as none.
 */
import type { Observable } from 'rxjs';
import { catchError, concatMap, defer, finalize, from, map, of, race, share, takeUntil, tap } from 'rxjs';
import * as v from 'valibot';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import { after } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { FingerprintPort } from '../ports/fingerprint.ts';
import type { Report } from '../ports/report.ts';
import type { KeyValueStorage } from '../ports/storage.ts';
import { decodeWith, integer } from './wire-tools.ts';

export const FINGERPRINT_KEY = 'fp_d';
const FAILURES_MOST = 2;
/** Pause before the second try, ms: the specification's wait constant [HTTP-6]. */
const WAIT_MS = 110;
/** A provider that says nothing has failed. */
const PATIENCE_MS = 5_000;
/** Characters of a whole record; a larger one is no record. */
const RECORD_MOST = 20_000;

/** What can stand in a header. */
const PRINTABLE = /^[\x21-\x7e]{1,512}$/;
const shape = decodeWith(v.object({ token: v.string(), componentsData: v.unknown(), expiresAt: integer }));

interface FingerprintRecord {
  readonly token: string;
  readonly componentsData: unknown;
  readonly expiresAt: number;
}

function decodeRecord(value: unknown): Result<FingerprintRecord, string> {
  const decoded = shape(value);
  if (!decoded.ok) return decoded;
  if (!PRINTABLE.test(decoded.value.token)) return err('token: not for a header');
  const { componentsData } = decoded.value;
  return (typeof componentsData === 'object' && componentsData !== null) || typeof componentsData === 'string'
    ? decoded
    : err('componentsData: no data');
}

export interface Fingerprints {
  /** A fingerprint that is not `refused`: the one that is kept, or a new one. Null when there is none to be had. `force`: whatever failed before. Single-flight. */
  after(refused: string | null, options?: { readonly force?: boolean }): Observable<string | null>;
}

export interface FingerprintParts {
  readonly port: FingerprintPort | null;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly report: Report;
  /** Where the header finds it; in memory. */
  readonly hold: (token: string) => void;
  /** Emits when a player has come or gone: what is under way is dropped. */
  readonly changed$: Observable<unknown>;
}

/** Lives as long as its page; so does its watch over who is here. */
export function createFingerprints({ port, storage, clock, report, hold, changed$ }: FingerprintParts): Fingerprints {
  let failures = 0;
  let underWay: Observable<string | null> | null = null;
  changed$.subscribe(() => {
    failures = 0;
    underWay = null;
  });

  function readKept(): FingerprintRecord | null {
    try {
      const text = storage.read(FINGERPRINT_KEY);
      if (text === null || text.length > RECORD_MOST) return null;
      const decoded = decodeRecord(JSON.parse(text) as unknown);
      return decoded.ok && decoded.value.expiresAt > clock.now() ? decoded.value : null;
    } catch {
      return null;
    }
  }

  function keep(record: FingerprintRecord): string {
    hold(record.token);
    try {
      storage.write(FINGERPRINT_KEY, JSON.stringify(record));
    } catch (fault) {
      // It lives in memory then, and is asked for again after a reload.
      report('http/fingerprint', fault);
    }
    return record.token;
  }

  function ask(from$: FingerprintPort): Observable<Result<FingerprintRecord, string>> {
    const answer$ = defer(() => from(from$.read())).pipe(
      map((answer): Result<FingerprintRecord, string> => {
        const decoded = decodeRecord(answer);
        if (!decoded.ok) return err(`an incorrect answer: ${decoded.error}`);
        if (JSON.stringify(decoded.value).length > RECORD_MOST) return err('an incorrect answer: too large');
        return decoded.value.expiresAt > clock.now() ? ok(decoded.value) : err('an incorrect answer: over already');
      }),
      catchError((fault: unknown) => of(err(`no script: ${fault instanceof Error ? fault.message : String(fault)}`))),
    );
    return race(answer$, after(clock, PATIENCE_MS).pipe(map(() => err('no answer'))));
  }

  function fetchNew(provider: FingerprintPort): Observable<string | null> {
    return ask(provider).pipe(
      concatMap((answer) => {
        if (answer.ok) {
          failures = 0;
          return of(keep(answer.value));
        }
        failures += 1;
        report('http/fingerprint', new Error(answer.error));
        return failures < FAILURES_MOST ? after(clock, WAIT_MS).pipe(concatMap(() => fetchNew(provider))) : of(null);
      }),
    );
  }

  return {
    after: (refused, { force = false } = {}) =>
      defer(() => {
        if (underWay !== null) return underWay;
        const kept = readKept();
        if (kept !== null && kept.token !== refused) return of(kept.token).pipe(tap(hold));
        if (force) failures = 0;
        if (port === null || failures >= FAILURES_MOST) return of(null);
        const flight: Observable<string | null> = fetchNew(port).pipe(
          takeUntil(changed$),
          finalize(() => {
            if (underWay === flight) underWay = null;
          }),
          share(),
        );
        underWay = flight;
        return flight;
      }),
  };
}
