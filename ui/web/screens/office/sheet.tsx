/** A page to print: ways that paper does not have, the brand, a title, and when it was printed. */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Logo } from '../../components/logo.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';

interface Props {
  readonly betId: string;
  readonly title: string;
  /** Stands beside the title. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

export function Sheet({ betId, title, mark, children }: Props): ReactNode {
  const core = useCore();
  const t = useText();
  const chosen = useProjection(core.preferences, identity);
  // The title becomes the file name, so it omits the site's name.
  useDocumentTitle(title);
  return (
    <article className="sheet">
      <div className="sheet-ways">
        <button type="button" className="button is-main" onClick={() => print()}>
          {t('office.print.do')}
        </button>
        <Link to={`/office/history/${betId}`} className="button">
          {t('coupon.toBet')}
        </Link>
      </div>
      <p className="sheet-brand">
        <Logo />
      </p>
      <h1>
        {title}
        {mark}
      </h1>
      {children}
      <p className="office-note">{t('office.print.at', { time: formatTime(core.line.now(), 'full', chosen) })}</p>
    </article>
  );
}
