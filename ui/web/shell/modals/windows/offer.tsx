/** The operator's offers beside bets: the texts of the operator's page, and a link to it. Closing declines. */
import type { ReactNode } from 'react';
import type { Block } from 'touchline/core/remote-views/public';
import { Failed } from '../../../components/empty.tsx';
import { LoadingLine } from '../../../components/loading.tsx';
import { Link } from '../../../components/link.tsx';
import { Blocks } from '../../../screens/remote/blocks.tsx';
import { useRemote } from '../../../screens/remote/use-remote.ts';
import { useText } from '../../../text.ts';
import type { BodyProps } from '../body-props.ts';

/** A view id of its own, so that a page open below keeps its place in the registry. */
const VIEW = 'offer-window';
const WORDS: ReadonlySet<Block['t']> = new Set<Block['t']>(['text', 'list', 'facts', 'heading']);

function Offer({ path, answer }: Pick<BodyProps, 'answer'> & { readonly path: string }): ReactNode {
  const t = useText();
  const { entry, content, reload } = useRemote(VIEW, path, 'view');
  const words = (): ReactNode => {
    if (entry?.state === 'error')
      return <Failed title={t('windows.failed')} text={t('windows.failedText')} onRetry={reload} />;
    if (content?.mode !== 'json') return <LoadingLine />;
    const { language, blocks } = content.document;
    return (
      <div className="offer" lang={language}>
        <Blocks blocks={blocks.filter(({ t: type }) => WORDS.has(type))} reload={reload} />
      </div>
    );
  };
  return (
    <div className="form">
      {words()}
      <div className="modal-ways">
        <Link to={path} className="button is-large is-outline">
          {t('windows.offer.page')}
        </Link>
        <button type="button" className="button is-large is-outline" onClick={() => answer(false)}>
          {t('action.close')}
        </button>
      </div>
    </div>
  );
}

export function MakeMoney({ answer }: BodyProps): ReactNode {
  return <Offer path="/ourpartners" answer={answer} />;
}

export function TeamCash({ answer }: BodyProps): ReactNode {
  return <Offer path="/cash_terminals" answer={answer} />;
}
