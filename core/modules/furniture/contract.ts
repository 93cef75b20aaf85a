import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { FurnitureState } from './decider.ts';
import type {
  FurnitureCommand,
  FurnitureEvent,
  FurnitureRejection,
  QuestionsCommand,
  QuestionsEvent,
  QuestionsRejection,
} from './messages.ts';
import type { QuestionsActions, QuestionsState, QuestionsView } from './questions.ts';
import type { FurnitureActions } from './support.ts';
import type { FurnitureView } from './views.ts';

export interface FurnitureContract extends FeatureTypes {
  readonly name: 'furniture';
  readonly state: FurnitureState;
  readonly command: FurnitureCommand;
  readonly event: FurnitureEvent;
  readonly rejection: FurnitureRejection;
  readonly view: FurnitureView;
  readonly service: null;
  readonly actions: FurnitureActions;
}

export const furniture = contract<FurnitureContract>('furniture');

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
