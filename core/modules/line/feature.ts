/** Games, markets and prices. Prices overwrite the read model; only the connection's status is state. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { line } from './contract.ts';
import { createLine } from './create-line.ts';
import { lineDecider } from './decider.ts';

export const feature = defineFeature(line, {
  needs: { preferences },
  decider: lineDecider,
  create({ ports, api, own, readable }) {
    const language = derive(readable('preferences'), (preferred) => preferred.language);
    const service = createLine({ ports, api, state: own.readable, language });
    return { view: own.readable, service, effects: service.effects };
  },
});
