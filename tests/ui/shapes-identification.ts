/**
 * The values of placeholders in the keys of identification: tables over its types, so that a new value without a text
 * doesn't compile.
 */
import type { PhotoProblem, Step } from 'touchline/core/identification/public';
import { REQUIREMENTS } from '../../adapters/sandbox/operator/office/identification.ts';
import type { Standing } from '../../ui/web/screens/identification/identification-screen.tsx';
import type { Trouble } from '../../ui/web/screens/identification/picture-parts.tsx';
import type { Cut } from '../../ui/web/screens/identification/picture.ts';

type Table<K extends string> = Readonly<Record<K, true>>;

const STEPS: Table<Step> = { status: true, requirements: true, photo: true };
const STANDINGS: Table<Standing> = { confirmed: true, review: true, denied: true, exhausted: true, open: true };
const PROBLEMS: Table<PhotoProblem> = { incorrectPhoto: true, noAttempts: true, serviceError: true, noAnswer: true };
const TROUBLES: Table<Trouble> = { refused: true, missing: true, timeUp: true, notPicture: true, tooLarge: true };
const CUTS: Table<keyof Cut> = { zoom: true, x: true, y: true };

export const IDENTIFICATION_SHAPES = {
  'identification.step.*': Object.keys(STEPS),
  'identification.standing.*': Object.keys(STANDINGS),
  'identification.standing.*.text': Object.keys(STANDINGS),
  'identification.need.*': REQUIREMENTS,
  'identification.problem.*': Object.keys(PROBLEMS),
  'identification.trouble.*': Object.keys(TROUBLES),
  'identification.cut.*': Object.keys(CUTS),
};
