/** The parts that every visit gets, as one chunk. */
export { sitePart } from './site.part.ts';
