export { identification } from './contract.ts';
export { CAPTURE_LIMIT_MS, FRAME_MS, MAX_PHOTO_CHARS, photoFault } from './rules/photo.ts';
export type { PhotoFault } from './rules/photo.ts';
export { photoProblem } from './rules/problem.ts';
export type { PhotoProblem, Step } from './types.ts';
export type { IdentificationView } from './views.ts';
