export { faultsOf, MAX_MESSAGE_LENGTH } from './form.ts';
export type { Appeal, AppealForm, AppealStatus, FormFault, Sending } from './types.ts';
export type { AppealsView } from './views.ts';
