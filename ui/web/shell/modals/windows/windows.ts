/** Windows with the operator's content, as one chunk: questions to support, the player's own figures, offers. */
export { Insights } from './insights.tsx';
export { MakeMoney, TeamCash } from './offer.tsx';
export { QuestionHistory } from './question-history.tsx';
export { UserQuestion } from './user-question.tsx';
