/** The demo's way to an operator: one that lives in this browser, and what it would have sent. Only a build for a demo contains this. */
import { connectOperator as connect } from '../../adapters/sandbox/hosts/worker/connect-operator.ts';
import { showProviderPages } from './demo-provider.ts';
import { showLetters } from './demo-letters.ts';

export function connectOperator(): ReturnType<typeof connect> {
  const operator = connect();
  showProviderPages(operator);
  // There is no server that could show the operator's page.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.pathname.endsWith('/inbox/page') !== true) return;
    event.preventDefault();
    void showLetters(operator, link.pathname.replace(/\/page$/, ''));
  });
  return operator;
}
