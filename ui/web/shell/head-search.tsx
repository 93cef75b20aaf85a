/** The header's search: in place on a wide page, on a phone a button that opens the whole screen for it [SRH-9]. */
import { useState, type ReactNode } from 'react';
import { Dialog } from '../components/dialog.tsx';
import { Icon } from '../components/icon.tsx';
import { LinksContext } from '../links.ts';
import { useText } from '../text.ts';
import { useWide } from './frame.tsx';
import { Search } from './search.tsx';
import { useOwnEntry } from './use-own-entry.ts';

function WholeSearch({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <LinksContext value={useOwnEntry(onClose)}>
      <Search onGone={onClose} isWhole />
    </LinksContext>
  );
}

export function HeadSearch(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (useWide() !== false) return <Search />;
  const close = (): void => setOpen(false);
  return (
    <>
      <div className="search">
        <button
          type="button"
          className="search-box"
          aria-label={t('search.title')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="search" />
        </button>
      </div>
      {isOpen && (
        <Dialog title={t('search.title')} as="full" onClose={close}>
          <WholeSearch onClose={close} />
        </Dialog>
      )}
    </>
  );
}
