/** The pages with letters, by the address. */
import type { ReactNode } from 'react';
import { usePageLocation } from '../../page-location.ts';
import { ManagerScreen } from './manager-screen.tsx';
import { ShareIdeaScreen } from './share-idea-screen.tsx';

export function InboxScreen(): ReactNode {
  const { path } = usePageLocation().outcome.target;
  return path.startsWith('/office/share-idea') ? <ShareIdeaScreen /> : <ManagerScreen />;
}
