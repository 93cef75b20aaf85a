/** Analytics: what visitors do, sent to the operator's sinks with consent to marketing only. */
import { EMPTY } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive, deriveShared } from '../../kernel/readable.ts';
import { consent } from '../consent/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { analytics } from './contract.ts';
import type { AnalyticsView } from './contract.ts';
import { analyticsDecider } from './decider.ts';
import { deliver } from './deliver.process.ts';
import { followFlows } from './follow-flows.process.ts';
import { gateOf, isOpen, permissionOf, plannedSinks } from './gate.ts';

export const feature = defineFeature(analytics, {
  needs: { consent, siteConfig },
  decider: analyticsDecider,
  create({ ports, api, runtime, own, view, readable }) {
    const { clock, page, report, storage, analytics: load } = ports;
    // Neither a renewed config nor a renewed choice restarts what stays allowed.
    const planned = deriveShared(readable('siteConfig'), ({ config }) =>
      load === undefined ? [] : plannedSinks(setupOf(config)),
    );
    const permission = derive(view('consent'), permissionOf);
    const gate = combine([permission, planned] as const, ([given, sinks]) => gateOf(given, sinks));
    const counters = () => ({
      domain: (page.origin ?? '').replace(/^https?:\/\//, ''),
      projectId: String(setupOf(readable('siteConfig').get().config).groupId),
    });
    const isOn = derive(gate, isOpen);
    return {
      facts: () => ({ isAllowed: isOn.get() }),
      view: combine([own.readable, isOn] as const, ([state, on]): AnalyticsView => ({ ...state, isOn: on })),
      effects: {
        // First, so that an item of the first event finds its listener.
        'follow-flows': () => followFlows({ gate, on: runtime.on, storage, clock, report }),
        deliver: () => (load === undefined ? EMPTY : deliver({ gate, own, load, api, clock, page, report, counters })),
      },
      guardFacts: derive(isOn, (isAnalyticsOn) => ({ isAnalyticsOn })),
    };
  },
});
