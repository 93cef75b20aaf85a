import { formatOdds } from 'touchline/core/line';

export const shown = formatOdds(1_850, 'fractional');
