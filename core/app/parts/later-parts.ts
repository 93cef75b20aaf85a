/** The parts that every visit gets, as one chunk. */
export { consentPart } from './consent.part.ts';
export { furniturePart } from './furniture.part.ts';
export { gatePart } from './gate.part.ts';
export { modalsPart } from './modals.part.ts';
export { sitePart } from './site.part.ts';
export { activityPart } from './activity.part.ts';
export { arrivalPart } from './arrival.part.ts';
export { mediaPart } from './media.part.ts';
export { referralPart } from './referral.part.ts';
export { dictionaryPart } from './dictionary.part.ts';
