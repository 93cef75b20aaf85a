/** A link from the operator, internal or external. */
import type { ReactNode } from 'react';
import type { MenuLink } from 'touchline/navigation/menu-links';
import { Link } from '../../components/link.tsx';
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
      <Link to={to.path} className={className} current={current}>
        {title}
      </Link>
    );
  return (
    <a href={to.href} className={className} target="_blank" rel="noopener noreferrer">
      {title}
      <span className="vh"> {t('siteChrome.opensElsewhere')}</span>
    </a>
  );
}
