/** Registration as a page. */
import { RegistrationScreen } from '../screens/auth/registration-screen.tsx';
import { ownView } from './own-view.tsx';

export const { mount } = ownView({ 'registration-page': RegistrationScreen });
