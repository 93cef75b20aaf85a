/** The rewards: a player's earnings beside winnings. */
import { RewardsScreen } from '../screens/rewards/rewards-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ rewards: RewardsScreen });
