/**
 * The device fingerprint: requested when the operator demands one, and stored under `fp_d` while the player is signed
 * in, where all tabs share it. After two failures the provider is not called until another player signs in. An
 * unreadable record is reported and counts as none.
 */
import type { Observable } from 'rxjs';
import { catchError, concatMap, defer, finalize, from, map, of, race, share, takeUntil, tap } from 'rxjs';
import * as v from 'valibot';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import { DEVICE_STORAGE } from '../kernel/device-storage.ts';
import type { Format } from '../kernel/stored-value.ts';
import { jsonOf, storedValue } from '../kernel/stored-value.ts';
import { after } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { FingerprintPort } from '../ports/fingerprint.ts';
import type { Report } from '../ports/report.ts';
import type { KeyValueStorage } from '../ports/storage.ts';
import { decodeWith, integer } from './wire-tools.ts';

const MAX_FAILURES = 2;
/** Pause before the second try, ms [D9.1.14, HTTP-6]. */
const WAIT_MS = 110;
/** A provider that does not answer within this time has failed. */
const READ_TIMEOUT_MS = 5_000;
/** The most characters of a record; a longer one is invalid. */
const MAX_RECORD_LENGTH = 20_000;

/** Characters that are valid in a header. */
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

const json = jsonOf(decodeRecord);
const recordFormat: Format<FingerprintRecord> = {
  encode: json.encode,
  decode: (text) => (text.length > MAX_RECORD_LENGTH ? err('too long') : json.decode(text)),
};

export interface Fingerprints {
  /**
   * A fingerprint other than `refused`: the stored one or a new one. `null` when neither is available. Single-flight.
   */
  after(refused: string | null): Observable<string | null>;
}

export interface FingerprintParts {
  readonly port: FingerprintPort | null;
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly report: Report;
  /** Receives the fingerprint for the header, in memory. */
  readonly hold: (token: string) => void;
  /** Emits when a player has signed in or out; pending work is dropped. */
  readonly changed$: Observable<unknown>;
}

/** Creates the fingerprint store. The store, and its subscription to the player, live as long as the page. */
export function createFingerprints({ port, storage, clock, report, hold, changed$ }: FingerprintParts): Fingerprints {
  let failures = 0;
  let underWay: Observable<string | null> | null = null;
  changed$.subscribe(() => {
    failures = 0;
    underWay = null;
  });

  const stored = storedValue(DEVICE_STORAGE.fingerprint, recordFormat, 'http/fingerprint', { storage, report });

  function readStored(): FingerprintRecord | null {
    const record = stored.read();
    return record !== null && record.expiresAt > clock.now() ? record : null;
  }

  /** Where storage fails, the fingerprint lives in memory only, and is requested again after a reload. */
  function keep(record: FingerprintRecord): string {
    hold(record.token);
    stored.write(record);
    return record.token;
  }

  function ask(from$: FingerprintPort): Observable<Result<FingerprintRecord, string>> {
    const answer$ = defer(() => from(from$.read())).pipe(
      map((answer): Result<FingerprintRecord, string> => {
        const decoded = decodeRecord(answer);
        if (!decoded.ok) return err(`an incorrect answer: ${decoded.error}`);
        if (JSON.stringify(decoded.value).length > MAX_RECORD_LENGTH) return err('an incorrect answer: too large');
        return decoded.value.expiresAt > clock.now() ? ok(decoded.value) : err('an incorrect answer: over already');
      }),
      catchError((fault: unknown) => of(err(`no script: ${fault instanceof Error ? fault.message : String(fault)}`))),
    );
    return race(answer$, after(clock, READ_TIMEOUT_MS).pipe(map(() => err('no answer'))));
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
        return failures < MAX_FAILURES ? after(clock, WAIT_MS).pipe(concatMap(() => fetchNew(provider))) : of(null);
      }),
    );
  }

  return {
    after: (refused) =>
      defer(() => {
        if (underWay !== null) return underWay;
        const saved = readStored();
        if (saved !== null && saved.token !== refused) return of(saved.token).pipe(tap(hold));
        if (port === null || failures >= MAX_FAILURES) return of(null);
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
