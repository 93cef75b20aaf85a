/** Target pages of the operator's letters, and the security page. */
import { LetterScreen } from '../screens/user/letter-screen.tsx';
import { SecurityScreen } from '../screens/user/security-screen.tsx';
import { ownView } from './own-view.tsx';

export const { mount } = ownView({ letter: LetterScreen, security: SecurityScreen });
