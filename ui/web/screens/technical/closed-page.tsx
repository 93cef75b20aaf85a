/**
 * The site is closed to this visitor: what that means, what it does not mean, and what to do. The page claims no more
 * about the reason than the operator states.
 */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { Drawing } from '../../components/drawing.tsx';
import type { Scene } from '../../components/drawings/scenes.tsx';
import { useCore } from '../../core-context.ts';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { BanWays } from './ban-ways.tsx';
import { CheckAgain } from './check-again.tsx';
import { Contacts } from './contacts.tsx';
import { blockingOf } from './selectors.ts';

/** Pictures by route name; any other page has those of `block`. */
const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>([
  ['block-ua', 'country'],
  ['block-ie', 'country'],
  ['site-updates', 'maintenance'],
  ['coming-soon', 'maintenance'],
  ['suspension', 'closed'],
  ['block', 'closed'],
]);

export function ClosedPage({ name, address }: { readonly name: string; readonly address: string }): ReactNode {
  const t = useText();
  const core = useCore();
  const blocking = useProjection(core.feature('gate'), blockingOf);
  const isPlayer = useProjection(core.session, statusOf) === 'player';
  const page = SCENES.has(name) ? name : 'block';
  const title = t(`closed.${page}.title`);
  useDocumentTitle(t('title.named', { name: title }));
  const reasonNumber = blocking?.reasonNumber ?? null;
  return (
    <article className="closed" aria-labelledby="closed-title">
      <Drawing name={SCENES.get(page) ?? 'closed'} />
      <h1 id="closed-title">{title}</h1>
      <p className="closed-lead">{t(`closed.${page}.text`)}</p>
      <p>{t(isPlayer ? 'closed.safe' : 'closed.safeGuest')}</p>
      {reasonNumber !== null && <p className="closed-quiet">{t('closed.reason', { number: reasonNumber })}</p>}
      <div className="closed-ways">
        {blocking !== null && (
          <CheckAgain
            isAsking={blocking.isAsking}
            hasFailed={blocking.hasFailed}
            onCheck={() => {
              core.dispatch({ type: 'blocking/check', payload: { url: address } });
              core.dispatch({ type: 'user/load', payload: { isAgain: true } });
            }}
          />
        )}
        <Link to="/block-appeal-history" className="button">
          {t('closed.appeal')}
        </Link>
        {isPlayer && (blocking?.reason ?? null) === null && <BanWays />}
        {isPlayer && (
          <button
            type="button"
            className="button"
            onClick={() => core.dispatch({ type: 'session/logOut', payload: {} })}
          >
            {t('auth.logOut')}
          </button>
        )}
      </div>
      <Contacts />
    </article>
  );
}
