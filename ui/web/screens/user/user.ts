/** Pages about signing in, as one chunk: what letters lead to, and the page of security. */
export { LetterScreen } from './letter-screen.tsx';
export { SecurityScreen } from './security-screen.tsx';
