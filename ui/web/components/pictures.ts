/**
 * Addresses of the files that the build draws (`build/sprites.ts`); the one of flags has `*` for the country's code.
 */
import type { Pictures } from '../build/sprites.ts';

declare const __PICTURES__: Pictures;
export const pictures: Pictures = {
  kits: __PICTURES__.kits,
  icons: __PICTURES__.icons,
  sports: __PICTURES__.sports,
  flags: __PICTURES__.flags,
};
