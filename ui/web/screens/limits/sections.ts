/** The limits screen's sections by their addresses. */
import type { SectionId } from 'touchline/core/limits/rules/sections';

export const SECTION_PATHS: readonly (readonly [id: SectionId, path: string])[] = [
  ['deposit', 'deposit-limit'],
  ['extra', 'extra-limits'],
  ['realityCheck', 'reality-checks'],
  ['wagering', 'wagering-limits'],
  ['loss', 'loss-limits'],
];
export const CONTROL_PATH = 'my-control';
export const LIMITS_ADDRESS = '/office/responsible';
