/** The few standalone pages without links to the rest of the site. */
import type { ReactNode } from 'react';
import { Empty } from '../../components/empty.tsx';
import { usePageLocation } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { useDocumentTitle } from '../../use-title.ts';

const WORDS = {
  authApp: ['page.title.sign-in', 'page.text.sign-in'],
  oldBrowser: ['page.title.browser', 'page.text.browser'],
} as const;

export function PlainScreen(): ReactNode {
  const t = useText();
  const { outcome, background } = usePageLocation();
  const [title, text] = WORDS[(background ?? outcome).target.route?.name === 'authApp' ? 'authApp' : 'oldBrowser'];
  const name = t(title);
  useDocumentTitle(t('title.named', { name }));
  return (
    <div className="screen">
      <h1 className="vh">{name}</h1>
      <Empty icon="info" title={name} text={t(text)} />
    </div>
  );
}
