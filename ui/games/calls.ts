/** Calls over the port to the shell: each has a number, and its answer names it. */
import { isRecord, numberOf, type Json } from './round.ts';

interface Calls {
  readonly post: (message: Json) => void;
  readonly call: (name: string, body: Json) => Promise<Json>;
  /** Takes the answer to a call. An answer to no call of ours has no effect. */
  readonly receive: (message: Json) => void;
}

export function createCalls(port: MessagePort): Calls {
  const waiting = new Map<number, (body: Json) => void>();
  let nextId = 1;
  const post = (message: Json): void => port.postMessage(JSON.stringify(message));
  return {
    post,
    call: (name, body) =>
      new Promise((resolve) => {
        const id = nextId;
        nextId += 1;
        waiting.set(id, resolve);
        post({ t: 'call', id, name, body });
      }),
    receive: (message) => {
      const id = numberOf(message['id']);
      waiting.get(id)?.(isRecord(message['body']) ? message['body'] : {});
      waiting.delete(id);
    },
  };
}
