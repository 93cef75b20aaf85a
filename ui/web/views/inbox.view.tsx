/** Letters between the player and the operator. */
import { InboxScreen } from '../screens/inbox/inbox-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ inbox: InboxScreen });
