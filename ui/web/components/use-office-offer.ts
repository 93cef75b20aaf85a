/**
 * The parts of the office that the operator shows: null until the operator has answered, defaults where no answer comes
 * [OST-10].
 */
import type { View } from 'touchline/app/features';
import { ALL_SHOWN, type OfficeOffer } from 'touchline/core/office-settings/public';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';
import { useLoadedFeature } from './use-loaded-feature.ts';

const LOAD = { type: 'office-settings/load', payload: {} } as const;

function offerIn(view: View<'officeSettings'> | null): OfficeOffer | null {
  if (view === null) return null;
  return view.answer?.office ?? (view.status === 'failed' ? ALL_SHOWN : null);
}

export function useOfficeOffer(): OfficeOffer | null {
  const { hasFailed } = useLoadedFeature('officeSettings', LOAD);
  const offer = useProjection(useCore().feature('officeSettings'), offerIn);
  return hasFailed ? ALL_SHOWN : offer;
}
