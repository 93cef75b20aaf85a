/** An empty place says what it is and leads somewhere. */
import type { ReactNode } from 'react';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

export function Empty({ icon, title, text, children }: EmptyProps): ReactNode {
  return (
    <div className="empty">
      <span className="empty-icon"><Icon name={icon} size={24} /></span>
      <p className="empty-title">{title}</p>
      <p className="empty-text">{text}</p>
      {children !== undefined && <div className="empty-ways">{children}</div>}
    </div>
  );
}
