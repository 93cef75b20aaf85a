export type { FurnitureState } from './decider.ts';
export type { FurnitureCommand, FurnitureEvent, FurnitureRejection } from './messages.ts';
export type { Question, QuestionsView } from './questions.ts';
export type { FurnitureView } from './views.ts';
