/** Registration as a page. */
import { RegistrationScreen } from '../screens/auth/registration-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ 'registration-page': RegistrationScreen });
