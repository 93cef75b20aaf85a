/**
 * One-tap sign-in by a client that the operator's origin serves: a module with `prompt(clientId)`, which resolves to a
 * credential or null, and `dismiss()`. A provider's own script can replace the module behind the same function; the
 * page's Content Security Policy must then allow the provider's origin.
 */
import { Observable } from 'rxjs';
import type { OneTapAnswer } from 'touchline/ports/social';

const CLIENT = '/social-api/oauth/google-one-tap/client.js';

interface Client {
  readonly prompt: (clientId: string) => unknown;
  readonly dismiss: () => void;
}

function readClient(module: unknown): Client | null {
  if (typeof module !== 'object' || module === null) return null;
  const prompt: unknown = Reflect.get(module, 'prompt');
  const dismiss: unknown = Reflect.get(module, 'dismiss');
  if (typeof prompt !== 'function') return null;
  return {
    prompt: (clientId) => Reflect.apply(prompt, undefined, [clientId]) as unknown,
    dismiss: () => void (typeof dismiss === 'function' && Reflect.apply(dismiss, undefined, [])),
  };
}

export function operatorOneTap(
  clientId: string,
  load: (address: string) => Promise<unknown> = (address) => import(address),
): Observable<OneTapAnswer> {
  return new Observable((subscriber) => {
    let client: Client | null = null;
    let isOver = false;
    const end = (answer: OneTapAnswer): void => {
      isOver = true;
      subscriber.next(answer);
      subscriber.complete();
    };
    void (async () => {
      try {
        client = readClient(await load(CLIENT));
        if (client === null) return end({ kind: 'scriptFailed' });
        if (subscriber.closed) return undefined;
        const credential = await client.prompt(clientId);
        return end(
          typeof credential === 'string' && credential !== '' ? { kind: 'credential', credential } : { kind: 'closed' },
        );
      } catch {
        return end({ kind: 'scriptFailed' });
      }
    })();
    return () => {
      if (!isOver) client?.dismiss();
    };
  });
}
