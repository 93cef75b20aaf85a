/** Responsible gaming. */
import { LimitsScreen } from '../screens/limits/limits-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ limits: LimitsScreen });
