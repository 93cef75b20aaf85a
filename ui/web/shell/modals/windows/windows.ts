/** Windows with content of the operator's, as one chunk: questions to its desk, her own figures, what it offers. */
export { Insights } from './insights.tsx';
export { MakeMoney, TeamCash } from './offer.tsx';
export { QuestionHistory } from './question-history.tsx';
export { UserQuestion } from './user-question.tsx';
