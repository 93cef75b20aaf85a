/** Groups of the operator's configuration: menus, footer, support. */
import { filter, map, merge, of, switchMap } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import { preferences } from '../preferences/public.ts';
import { configGroups } from './contract.ts';
import { configGroupsDecider } from './decider.ts';
import { loadGroups } from './load-groups.process.ts';
import type { ConfigGroupsCommand } from './messages.ts';

const GROUPS = ['menu', 'footer', 'support'];
/** The interval at which a visible page checks whether a group is due; a fresh group is not requested. */
const LOOK_MS = 60_000;

export const feature = defineFeature(configGroups, {
  needs: { preferences },
  decider: configGroupsDecider,
  create({ ports: { clock, page }, api, own, readable }) {
    const language = derive(readable('preferences'), (preferred) => preferred.language);
    const want$ = merge(of(null), page.visible.value$).pipe(
      switchMap(() => language.value$.pipe(switchMap(() => every(clock, LOOK_MS, 0)))),
      filter(() => page.visible.get()),
      map((): ConfigGroupsCommand => ({ type: 'config-groups/want', payload: { groups: GROUPS } })),
    );
    return {
      facts: () => ({ language: language.get() }),
      view: own.readable,
      effects: {
        load: () => loadGroups(own.events$, api),
        // Last, so that the streams above are subscribed before its events arrive.
        want: () => want$,
      },
    };
  },
});
