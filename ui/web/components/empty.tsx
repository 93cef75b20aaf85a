/** Empty state: names what is missing and offers a way on. */
import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  /** Whether the empty state is the page's only content, so that its title becomes the page's title. */
  readonly isPage?: boolean;
}

export function Empty({ icon, title, text, children, isPage }: EmptyProps): ReactNode {
  const Title = isPage === true ? 'h1' : 'p';
  return (
    <div className="empty">
      <span className="empty-icon">
        <Icon name={icon} size={24} />
      </span>
      <Title className="empty-title">{title}</Title>
      <p className="empty-text">{text}</p>
      {children !== undefined && <div className="empty-ways">{children}</div>}
    </div>
  );
}
