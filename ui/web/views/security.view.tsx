/** Target pages of the operator's letters, and the security page. */
import { LetterScreen } from '../screens/user/letter-screen.tsx';
import { SecurityScreen } from '../screens/user/security-screen.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ letter: LetterScreen, security: SecurityScreen });
