/** Target pages of the operator's letters, and the security page. */
import { LetterScreen } from '../screens/user/letter-screen.tsx';
import { SecurityPages } from '../screens/user/security-pages.tsx';
import { bundledView } from './bundled-view.tsx';

export const { mount } = bundledView({ letter: LetterScreen, security: SecurityPages });
