import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { RemoteViewsState } from './decider.ts';
import type { RemoteViewsCommand, RemoteViewsEvent, RemoteViewsRejection } from './messages.ts';
import type { RemoteViewsActions, RemoteViewsView } from './views.ts';

export interface RemoteViewsContract extends FeatureTypes {
  readonly name: 'remote-views';
  readonly state: RemoteViewsState;
  readonly command: RemoteViewsCommand;
  readonly event: RemoteViewsEvent;
  readonly rejection: RemoteViewsRejection;
  readonly view: RemoteViewsView;
  readonly service: null;
  readonly actions: RemoteViewsActions;
}

export const remoteViews = contract<RemoteViewsContract>('remote-views');
