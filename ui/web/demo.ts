/**
 * Connects the demo to an operator inside the browser, and shows the operator's letters. Only demo builds contain this
 * file.
 */
import { connectOperator as connect } from '../../adapters/sandbox/hosts/worker/connect-operator.ts';
import { showProviderPages } from './demo-provider.ts';
import { showLetters } from './demo-letters.ts';

export function connectOperator(): ReturnType<typeof connect> {
  const operator = connect();
  showProviderPages(operator);
  // No server could serve the operator's page of letters.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.pathname.endsWith('/inbox/page') !== true) return;
    event.preventDefault();
    void showLetters(operator, link.pathname.replace(/\/page$/, ''));
  });
  return operator;
}
