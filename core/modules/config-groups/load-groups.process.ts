/** Loads all groups that are requested together in one call. */
import type { Observable } from 'rxjs';
import { map, mergeMap } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { ConfigGroupsCommand, ConfigGroupsEvent } from './messages.ts';
import { decodeGroups } from './wire.ts';

export function loadGroups(
  events$: Observable<Recorded<ConfigGroupsEvent>>,
  api: Api,
): Observable<ConfigGroupsCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'config-groups/asked') return [];
      const { language, groups } = event.payload;
      return api({
        method: 'GET',
        path: '/bff-api/config/group/get',
        query: { groups: groups.join(','), lang: language },
        decode: decodeGroups,
      }).pipe(
        map((answer): ConfigGroupsCommand =>
          answer.ok
            ? { type: 'config-groups/receive', payload: { language, groups: only(answer.value, groups) } }
            : { type: 'config-groups/reportFailure', payload: { groups } },
        ),
      );
    }),
  );
}

/** The requested groups only; a group that the operator does not know is empty. */
function only(all: Readonly<Record<string, unknown>>, groups: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(groups.map((name) => [name, Object.hasOwn(all, name) ? all[name] : {}]));
}
