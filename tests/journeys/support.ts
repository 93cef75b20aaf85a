/** Sends a question to support from any page that offers it. */
import type { Page } from 'playwright-core';

export async function askSupport(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ask (?:a question|support)$/ }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Your question' }) });
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('How can I do this?');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Your question has arrived').waitFor();
}
