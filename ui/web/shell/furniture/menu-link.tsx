/** A link that the operator gave: to a page of the site, or away from it. */
import type { ReactNode } from 'react';
import type { MenuLink } from '../../../../core/modules/furniture/links.ts';
import { Go } from '../../components/go.tsx';
import { useText } from '../../text.ts';

interface OperatorLinkProps {
  readonly link: MenuLink;
  readonly className?: string;
  readonly current?: boolean;
}

export function OperatorLink({ link: { title, to }, className = '', current = false }: OperatorLinkProps): ReactNode {
  const t = useText();
  if (to.kind === 'site')
    return (
      <Go to={to.path} className={className} current={current}>
        {title}
      </Go>
    );
  return (
    <a href={to.href} className={className} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="vh"> {t('furniture.opensElsewhere')}</span>
    </a>
  );
}
