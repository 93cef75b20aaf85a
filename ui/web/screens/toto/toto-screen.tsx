/** Toto: the pages of a section by route. */
import { useRef, type ReactNode } from 'react';
import { TOTO_SECTIONS, type TotoSection } from 'touchline/core/toto/types';
import { Link } from '../../components/link.tsx';
import { useCurrentInSight } from '../../components/use-current-in-sight.ts';
import { useShown } from '../../page-location.ts';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { CouponsPage } from './coupons-page.tsx';
import { DrawPage } from './draw-page.tsx';
import { DrawsPage } from './draws-page.tsx';
import { TotoRules } from './toto-rules.tsx';

/** The pages of a section, by route, each with its address within the section. */
const PAGES = [
  ['toto', ''],
  ['toto-next', '/next'],
  ['toto-draws', '/draws'],
  ['toto-coupons', '/coupons'],
  ['toto-non-winners', '/non-winners'],
] as const;

function Ways({ section, current }: { readonly section: TotoSection; readonly current: string }): ReactNode {
  const t = useText();
  const nav = useRef<HTMLElement>(null);
  useCurrentInSight(nav, current);
  return (
    <>
      <nav className="chips" aria-label={t('toto.sections')}>
        {TOTO_SECTIONS.map((each) => (
          <Link key={each} to={`/toto/${each}`} className="chip is-way" current={each === section}>
            {t(`toto.section.${each}`)}
          </Link>
        ))}
      </nav>
      <nav ref={nav} className="chips" aria-label={t('toto.pages')}>
        {PAGES.map(([name, below]) => (
          <Link key={name} to={`/toto/${section}${below}`} className="chip is-way" current={name === current}>
            {t(`toto.page.${name}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}

function Page({
  section,
  name,
  draw,
}: {
  readonly section: TotoSection;
  readonly name: string;
  readonly draw: number;
}): ReactNode {
  switch (name) {
    case 'toto-next':
      return <DrawPage section={section} draw="next" />;
    case 'toto-draw':
      return <DrawPage section={section} draw={draw} />;
    case 'toto-draws':
      return <DrawsPage section={section} />;
    case 'toto-coupons':
      return <CouponsPage section={section} which="all" />;
    case 'toto-non-winners':
      return <CouponsPage section={section} which="nonWinners" />;
    default:
      return <DrawPage section={section} draw="open" />;
  }
}

export function TotoScreen(): ReactNode {
  const t = useText();
  const { route, params } = useShown().target;
  const section = TOTO_SECTIONS.find((each) => each === params['totoSection']) ?? 'football';
  const current = route?.name ?? 'toto';
  const name = t('toto.named', { section: t(`toto.section.${section}`) });
  usePageName(name);
  return (
    <div className="screen toto">
      <div className="screen-head">
        <h1>{name}</h1>
      </div>
      <Ways section={section} current={current} />
      <Page section={section} name={current} draw={Number(params['draw'] ?? 0)} />
      <TotoRules />
    </div>
  );
}
