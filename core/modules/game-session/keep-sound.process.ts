/** The player's choice of sound: kept on the device, and sent to the game that is open [GSN-20]. */
import { filter, from, ignoreElements, map, merge, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Format, StoredValue } from '../../kernel/stored-value.ts';
import type { GameSessionCommand, GameSessionEvent } from './messages.ts';
import type { ShellMessage } from './wire.ts';

/** Only that sound is on is stored. */
export const soundChoice: Format<true> = {
  encode: () => 'on',
  decode: (text) => (text === 'on' ? ok(true) : err('not a choice of sound')),
};

interface Io {
  readonly events$: Observable<Recorded<GameSessionEvent>>;
  readonly stored: StoredValue<true>;
  readonly post: (message: ShellMessage) => void;
}

export function keepSound({ events$, stored, post }: Io): Observable<GameSessionCommand> {
  const start: readonly GameSessionCommand[] =
    stored.read() === null ? [] : [{ type: 'game-session/setSound', payload: { isOn: true } }];
  const keep$ = events$.pipe(
    map(({ event }) => event),
    filter((event) => event.type === 'game-session/soundSet'),
    tap(({ payload: { isOn } }) => {
      if (isOn) stored.write(true);
      else stored.remove();
      post({ t: 'sound', isOn });
    }),
    ignoreElements(),
  );
  return merge(keep$, from(start));
}
