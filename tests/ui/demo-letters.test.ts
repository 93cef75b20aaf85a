/** The demo's message window, which replaces e-mails and text messages. */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showLetters } from '../../ui/web/demo-letters.ts';

it('the demo’s letters name the site, state that nothing is real, show each message, and close', async () => {
  const letters = [{ to: 'alex@example.com', text: 'Your code is 123456.', links: [] }];
  await showLetters(() => Promise.resolve(Response.json({ letters })), '/inbox');
  const dialog = screen.getByRole('dialog', { name: 'Messages to you' });
  expect(within(dialog).queryByRole('heading', { level: 2, name: 'Messages to you' })).not.toBeNull();
  expect(dialog.textContent).toContain('demonstration without real money');
  expect(dialog.textContent).toContain('Your code is 123456.');
  expect(dialog.textContent).not.toMatch(/stand-?in|operator/i);
  within(dialog).getByRole('button').click();
  expect(screen.queryByRole('dialog')).toBeNull();
});
