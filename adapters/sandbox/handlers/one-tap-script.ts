/**
 * The stand-in for a provider's one-tap script: a small card that asks for consent and returns a credential. Served as
 * a module; the site's adapter calls `prompt`.
 */
import { ONE_TAP_CLIENT } from '../operator/players/auth/social.ts';

export const ONE_TAP_SCRIPT = `export function prompt(clientId) {
  return new Promise((resolve) => {
    if (clientId !== ${JSON.stringify(ONE_TAP_CLIENT)}) return resolve(null);
    const card = document.createElement('section');
    // A provider chooses its own language; this one uses English.
    card.lang = 'en';
    card.dir = 'ltr';
    card.setAttribute('aria-label', 'One-tap sign-in');
    card.className = 'one-tap';
    const add = (name, text, run) => {
      const part = document.createElement(name);
      part.textContent = text;
      if (run) { part.type = 'button'; part.className = 'button is-small'; part.addEventListener('click', run); }
      card.append(part);
    };
    const close = (value) => { card.remove(); resolve(value); };
    add('p', 'Sign in to Touchline as Alex Example? A demonstration: Alex is nobody real.');
    add('button', 'Continue as Alex', () => close(btoa(JSON.stringify({ aud: clientId, name: 'Alex Example', email: 'alex@example.com' }))));
    add('button', 'Close', () => close(null));
    document.body.append(card);
    cancel = () => close(null);
  });
}
let cancel = () => {};
export function dismiss() { cancel(); }
`;
