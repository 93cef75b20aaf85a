/**
 * The history entry of a sheet whose links keep it below the next page: going back from there opens the sheet again.
 */
import type { ReactNode } from 'react';
import { useOwnEntry } from './use-own-entry.ts';

export function OwnEntry({ onClose }: { readonly onClose: () => void }): ReactNode {
  useOwnEntry(onClose);
  return null;
}
