import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { SiteChromeState } from './decider.ts';
import type {
  SiteChromeCommand,
  SiteChromeEvent,
  SiteChromeRejection,
  QuestionsCommand,
  QuestionsEvent,
  QuestionsRejection,
} from './messages.ts';
import type { QuestionsActions, QuestionsState, QuestionsView } from './questions.ts';
import type { SiteChromeActions } from './support.ts';
import type { SiteChromeView } from './views.ts';

export interface SiteChromeContract extends FeatureTypes {
  readonly name: 'site-chrome';
  readonly state: SiteChromeState;
  readonly command: SiteChromeCommand;
  readonly event: SiteChromeEvent;
  readonly rejection: SiteChromeRejection;
  readonly view: SiteChromeView;
  readonly service: null;
  readonly actions: SiteChromeActions;
}

export const siteChrome = contract<SiteChromeContract>('site-chrome');

export interface QuestionsContract extends FeatureTypes {
  readonly name: 'questions';
  readonly state: QuestionsState;
  readonly command: QuestionsCommand;
  readonly event: QuestionsEvent;
  readonly rejection: QuestionsRejection;
  readonly view: QuestionsView;
  readonly service: null;
  readonly actions: QuestionsActions;
}

export const questions = contract<QuestionsContract>('questions');
