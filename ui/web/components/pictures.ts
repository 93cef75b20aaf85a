/**
 * Addresses of the files that the build draws (`build/sprites.ts`); the one of flags has `*` for the country's code.
 */
import type { Pictures } from '../build/sprites.ts';

declare const __PICTURES__: Pictures;
export const pictures = __PICTURES__;
