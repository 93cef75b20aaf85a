export { faultsOf, WORDS_MOST } from './form.ts';
export type { Appeal, AppealForm, AppealStatus, FormFault, Sending } from './types.ts';
export type { AppealsView } from './views.ts';
