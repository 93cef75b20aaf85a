/** Removes videos when the player leaves, because videos are shown to players alone [MDA-7]. */
import { filter, map, pairwise } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import type { MediaCommand } from './messages.ts';

export function dropVideos(session: Readable<SessionState>): Observable<MediaCommand> {
  return session.value$.pipe(
    map((state) => (state.status === 'player' ? state.userId : null)),
    pairwise(),
    filter(([before, now]) => before !== null && before !== now),
    map((): MediaCommand => ({ type: 'media/dropVideos', payload: {} })),
  );
}
