/** The demo's message window, which replaces e-mails and text messages. */
import { expect, it } from 'vitest';
import { showLetters } from '../../ui/web/demo-letters.ts';

it('the demo’s letters name the site, state that nothing is real, show each message, and close', async () => {
  const letters = [{ to: 'alex@example.com', text: 'Your code is 123456.', links: [] }];
  await showLetters(() => Promise.resolve(Response.json({ letters })), '/inbox');
  const dialog = document.querySelector('dialog');
  expect([dialog?.getAttribute('aria-label'), dialog?.querySelector('h2')?.textContent]).toEqual([
    'Messages to you',
    'Messages to you',
  ]);
  expect(dialog?.textContent).toContain('demonstration without real money');
  expect(dialog?.textContent).toContain('Your code is 123456.');
  expect(dialog?.textContent).not.toMatch(/stand-?in|operator/i);
  dialog?.querySelector('button')?.click();
  expect(document.querySelector('dialog')).toBeNull();
});
