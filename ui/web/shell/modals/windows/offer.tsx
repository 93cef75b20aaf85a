/** What the operator offers beside bets, in its own words: the texts of its page, and the way there. Declining is closing. */
import type { ReactNode } from 'react';
import type { Block } from '../../../../../core/modules/remote-views/public.ts';
import { Empty } from '../../../components/empty.tsx';
import { Go } from '../../../components/go.tsx';
import { Blocks } from '../../../screens/remote/blocks.tsx';
import { useRemote } from '../../../screens/remote/use-remote.ts';
import { useText } from '../../../text.ts';
import type { BodyProps } from '../bodies.tsx';

/** A view of its own: a page that is open below keeps its place in the registry. */
const VIEW = 'offer-window';
const WORDS: ReadonlySet<Block['t']> = new Set<Block['t']>(['text', 'list', 'facts', 'heading']);

function Offer({ path, answer }: Pick<BodyProps, 'answer'> & { readonly path: string }): ReactNode {
  const t = useText();
  const { entry, content, reload } = useRemote(VIEW, path, 'view');
  const words = (): ReactNode => {
    if (entry?.state === 'error')
      return (
        <Empty icon="alert" title={t('windows.failed')} text={t('windows.failedText')}>
          <button type="button" className="button is-main" onClick={reload}>
            {t('action.retry')}
          </button>
        </Empty>
      );
    if (content?.mode !== 'json')
      return (
        <p className="form-lead" role="status">
          {t('state.loading')}
        </p>
      );
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
        <Go to={path} className="button is-large is-outline">
          {t('windows.offer.page')}
        </Go>
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
