export type { SiteChromeState } from './decider.ts';
export type { SiteChromeCommand, SiteChromeEvent, SiteChromeRejection } from './messages.ts';
export type { Question, QuestionsView } from './questions.ts';
export type { SiteChromeView } from './views.ts';
export { widthClass } from './rules.ts';
