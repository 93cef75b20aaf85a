/** Empty state: names what is missing and offers a way on. */
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** An illustration in place of the icon. */
  readonly drawing?: ReactNode;
  /** Whether the empty state is the page's only content, so that its title becomes the page's title. */
  readonly isPage?: boolean;
}

export function Empty({ icon, title, text, children, drawing, isPage }: EmptyProps): ReactNode {
  const Title = isPage === true ? 'h1' : 'p';
  return (
    <div className="empty">
      {drawing ?? (
        <span className="empty-icon">
          <Icon name={icon} size={24} />
        </span>
      )}
      <Title className="empty-title">{title}</Title>
      <p className="empty-text">{text}</p>
      {children !== undefined && <div className="empty-ways">{children}</div>}
    </div>
  );
}

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly drawing?: ReactNode;
  readonly onRetry: () => void;
  /** Further ways on. */
  readonly children?: ReactNode;
}

/** In place of content that could not be loaded, with a button that tries again. */
export function Failed({ title, text, drawing, onRetry, children }: FailedProps): ReactNode {
  const t = useText();
  return (
    <Empty icon="alert" title={title} text={text} drawing={drawing}>
      <button type="button" className="button is-main" onClick={onRetry}>
        {t('action.retry')}
      </button>
      {children}
    </Empty>
  );
}
