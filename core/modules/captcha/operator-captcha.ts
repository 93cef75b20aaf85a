/**
 * The operator's captcha as a captcha port: a challenge is a command, its end an event, and the proof a value in memory
 * that only the waiting calls receive [CAP-5].
 */
import { filter, map, Observable, take } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import type { CaptchaFailure, CaptchaPort } from '../../ports/captcha.ts';
import type { CaptchaEnd, CaptchaEvent } from './messages.ts';

/** The proof of the current challenge, between its validation and the waiting call. */
export interface ProofBox {
  put(id: string, proof: string): void;
  take(id: string): string | null;
}

export function createProofBox(): ProofBox {
  let held: readonly [id: string, proof: string] | null = null;
  return {
    put: (id, proof) => {
      held = [id, proof];
    },
    take: (id) => {
      const found = held !== null && held[0] === id ? held[1] : null;
      held = null;
      return found;
    },
  };
}

export interface OperatorCaptchaParts {
  readonly dispatch: (command: Message) => { readonly ok: boolean };
  readonly events$: Observable<Recorded<CaptchaEvent>>;
  readonly proofs: ProofBox;
  readonly nextId: () => string;
}

const FAILURES: Readonly<Record<Exclude<CaptchaEnd, 'solved'>, CaptchaFailure>> = {
  cancelled: { kind: 'cancelled' },
  withdrawn: { kind: 'cancelled' },
  logout: { kind: 'logout' },
};

export function createOperatorCaptcha({ dispatch, events$, proofs, nextId }: OperatorCaptchaParts): CaptchaPort {
  return {
    challenge: (asked) =>
      new Observable((subscriber) => {
        const id = nextId();
        let isOver = false;
        const ended$ = events$.pipe(
          map(({ event }) => event),
          filter(
            (event): event is Extract<CaptchaEvent, { type: 'captcha/ended' }> =>
              event.type === 'captcha/ended' && event.payload.id === id,
          ),
          take(1),
        );
        subscriber.add(
          ended$.subscribe(({ payload: { how } }) => {
            isOver = true;
            const proof = how === 'solved' ? proofs.take(id) : null;
            subscriber.next(proof !== null ? ok(proof) : err(how === 'solved' ? { kind: 'refused' } : FAILURES[how]));
            subscriber.complete();
          }),
        );
        if (!dispatch({ type: 'captcha/ask', payload: { id, ...asked } }).ok) {
          isOver = true;
          subscriber.next(err({ kind: 'refused' }));
          subscriber.complete();
        }
        return () => {
          if (!isOver) dispatch({ type: 'captcha/end', payload: { id, how: 'withdrawn' } });
        };
      }),
  };
}
