import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { BlockingView } from '../blocking/public.ts';
import type { MaintenanceView } from '../maintenance/public.ts';
import type { TermsState } from '../terms/public.ts';
import type { VersionView } from '../version/public.ts';

export interface GateView {
  readonly maintenance: MaintenanceView;
  readonly blocking: BlockingView;
  readonly terms: TermsState;
  readonly version: VersionView;
}

export interface GateContract extends FeatureTypes {
  readonly name: 'gate';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: GateView;
  readonly service: null;
  readonly actions: null;
}

export const gate = contract<GateContract>('gate');
