/** Identification, with the camera. */
import { IdentificationScreen } from '../screens/identification/identification-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ identification: IdentificationScreen });
