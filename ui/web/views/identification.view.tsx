/** Identification, with the camera, and the player's documents. */
import { IdentificationScreen } from '../screens/identification/identification-screen.tsx';
import { VerificationScreen } from '../screens/verification/verification-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ identification: IdentificationScreen, verification: VerificationScreen });
