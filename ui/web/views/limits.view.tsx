/** Responsible gaming. */
import { LimitsScreen } from '../screens/limits/limits-screen.tsx';
import { ownView } from './own-view.tsx';

export const { mount } = ownView({ limits: LimitsScreen });
