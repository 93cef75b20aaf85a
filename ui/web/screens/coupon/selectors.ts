/** Selectors of the coupon's slices that several components share. */
import type { OffersSlice, PlacingSlice, SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import type { PlacingView, ShapeView } from 'touchline/core/coupon/views';

export const marketIdsOf = ({ legs }: SlipSlice): readonly number[] => legs.map(({ marketId }) => marketId);
export const shapeOf = ({ shape }: SlipSlice): ShapeView => shape;
export const currencyOf = ({ currency }: StakeSlice): string => currency;
export const settingsOf = ({ settings }: StakeSlice): StakeSlice['settings'] => settings;
export const isLoading = ({ loading }: OffersSlice): boolean => loading.status === 'loading';
export const placingOf = ({ placing }: PlacingSlice): PlacingView => placing;
