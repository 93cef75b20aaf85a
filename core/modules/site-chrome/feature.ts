/** The frame around every screen: menus, footer, support, the text at a page's end. */
import { EMPTY, filter, map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { configGroups, groupOf } from '../config-groups/public.ts';
import { consent } from '../consent/public.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { siteChrome } from './contract.ts';
import { siteChromeDecider } from './decider.ts';
import { keepWidth } from './keep-width.process.ts';
import { loadText } from './load-text.process.ts';
import type { CallbackForm } from './support.ts';
import { createSupport } from './support.ts';
import { createGroupReader, viewSiteChrome } from './views.ts';

export const feature = defineFeature(siteChrome, {
  needs: { configGroups, preferences, session, siteConfig },
  optional: { consent },
  decider: siteChromeDecider,
  create({ ports: { cookies }, api, dispatch, createSecretChannel, own, state, readable, eventsOf, optional }) {
    const support = createSupport({
      api,
      dispatch,
      forms: createSecretChannel<CallbackForm>(),
      words: createSecretChannel<string>(),
      language: () => state('preferences').language,
      events$: own.events$,
      consultant: () => setupOf(state('siteConfig').config).consultantId,
      left$: eventsOf('session').pipe(filter(({ event }) => event.type === 'session/signedOut')),
    });
    const read = createGroupReader();
    const known = derive(readable('configGroups'), (now) =>
      read({ menu: groupOf(now, 'menu'), footer: groupOf(now, 'footer'), support: groupOf(now, 'support') }),
    );
    const mayRemember$ = optional('consent').value$.pipe(map((given) => given?.allows.functionality === true));
    return {
      view: combine([own.readable, known, support.messages] as const, ([now, config, messages]) =>
        viewSiteChrome(now, config, messages),
      ),
      actions: { askCallback: support.askCallback, send: support.send },
      effects: {
        support: support.run,
        'load-text': () => loadText(own.events$, api),
        'keep-width': () => (cookies === undefined ? EMPTY : keepWidth(own.readable, mayRemember$, cookies)),
      },
    };
  },
});
