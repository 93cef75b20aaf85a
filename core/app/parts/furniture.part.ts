/** What stands around every screen: menus, footer, support, the words at a page's end. */
import { filter, map, merge, of, switchMap } from 'rxjs';
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import { loadGroups } from '../../modules/config-groups/load-groups.process.ts';
import type {
  ConfigGroupsCommand,
  ConfigGroupsEvent,
  ConfigGroupsRejection,
} from '../../modules/config-groups/messages.ts';
import type { ConfigGroupsFacts, ConfigGroupsState } from '../../modules/config-groups/public.ts';
import { configGroupsDecider, groupOf } from '../../modules/config-groups/public.ts';
import { furnitureDecider } from '../../modules/furniture/decider.ts';
import type { FurnitureState } from '../../modules/furniture/decider.ts';
import { keepWidth } from '../../modules/furniture/keep-width.process.ts';
import { loadText } from '../../modules/furniture/load-text.process.ts';
import type { FurnitureCommand, FurnitureEvent, FurnitureRejection } from '../../modules/furniture/messages.ts';
import type { FurnitureView } from '../../modules/furniture/public.ts';
import { createSupport } from '../../modules/furniture/support.ts';
import { createGroupReader, viewFurniture } from '../../modules/furniture/views.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

const GROUPS = ['menu', 'footer', 'support'];
/** Looked after so often; what is fresh is not asked for. */
const LOOK_MS = 60_000;

export const furniturePart: Part<FurnitureView> = ({
  ports,
  api,
  part,
  runtime,
  state,
  readable,
  eventsOf,
  dispatch,
}) => {
  const { clock, ids, page, cookies } = ports;
  const language = derive(readable('preferences'), (preferences) => preferences.language);
  const groups: Module<
    'config-groups',
    ConfigGroupsState,
    ConfigGroupsCommand,
    ConfigGroupsEvent,
    ConfigGroupsFacts,
    ConfigGroupsRejection
  > = {
    name: 'config-groups',
    decider: configGroupsDecider,
    facts: () => ({ language: language.get() }),
  };
  const furniture: Module<'furniture', FurnitureState, FurnitureCommand, FurnitureEvent, null, FurnitureRejection> = {
    name: 'furniture',
    decider: furnitureDecider,
    facts: () => null,
  };
  runtime.join(groups);
  runtime.join(furniture);
  const support = createSupport({
    api,
    dispatch,
    nextId: ids.next,
    language: language.get,
    events$: eventsOf('furniture'),
    consultant: () => setupOf(state('site-config').config).consultantParams?.consultant_id ?? null,
    left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
  });
  const read = createGroupReader();
  const known = derive(readable('config-groups'), (now) =>
    read({ menu: groupOf(now, 'menu'), footer: groupOf(now, 'footer'), support: groupOf(now, 'support') }),
  );
  const want$ = merge(of(null), page.visible.value$).pipe(
    switchMap(() => language.value$.pipe(switchMap(() => every(clock, LOOK_MS, 0)))),
    filter(() => page.visible.get()),
    map((): ConfigGroupsCommand => ({ type: 'config-groups/want', payload: { groups: GROUPS } })),
  );
  const mayRemember$ = part('consent').value$.pipe(map((consent) => consent?.allows.functionality === true));
  return {
    view: combine([readable('furniture'), known, support.talk] as const, ([now, said, talk]) =>
      viewFurniture(now, said, support, talk),
    ),
    processes: [
      { name: 'config-groups/load', run: () => loadGroups(eventsOf('config-groups'), api) },
      { name: 'furniture/support', run: support.run },
      { name: 'furniture/load-text', run: () => loadText(eventsOf('furniture'), api) },
      ...(cookies === undefined
        ? []
        : [{ name: 'furniture/keep-width', run: () => keepWidth(readable('furniture'), mayRemember$, cookies) }]),
      // Last, so that what it causes is heard above.
      { name: 'furniture/want-groups', run: () => want$ },
    ],
  };
};
