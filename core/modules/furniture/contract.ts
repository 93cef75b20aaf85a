import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { FurnitureState } from './decider.ts';
import type { FurnitureCommand, FurnitureEvent, FurnitureRejection } from './messages.ts';
import type { QuestionsView } from './questions.ts';
import type { FurnitureView } from './views.ts';

export interface FurnitureContract extends FeatureTypes {
  readonly name: 'furniture';
  readonly state: FurnitureState;
  readonly command: FurnitureCommand;
  readonly event: FurnitureEvent;
  readonly rejection: FurnitureRejection;
  readonly view: FurnitureView;
  readonly service: null;
  readonly actions: null;
}

export const furniture = contract<FurnitureContract>('furniture');

export interface QuestionsContract extends FeatureTypes {
  readonly name: 'questions';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: QuestionsView;
  readonly service: null;
  readonly actions: null;
}

export const questions = contract<QuestionsContract>('questions');
