/**
 * The operator's view of the player: how well the account is protected, and whether the identity is verified. Renders
 * nothing until the operator has answered.
 */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

export function PlayerStatus(): ReactNode {
  const t = useText();
  const core = useCore();
  const user = useProjection(core.feature('user'), identity);
  if (user?.facts === null || user === null) return null;
  const { protection, protectionLevel, verification, isBanned } = user;
  return (
    <section className="card office-part" aria-labelledby="office-standing">
      <h2 id="office-standing">{t('office.standing')}</h2>
      <dl className="facts">
        <div>
          <dt>{t('office.protection')}</dt>
          <dd>
            {t(`office.protection.${protection}`)}
            {protectionLevel !== null && (
              <small>
                {' · '}
                <bdi className="number" dir="ltr">{`${protectionLevel} / 100`}</bdi>
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t('office.verification')}</dt>
          <dd>{t(`office.verification.${verification}`)}</dd>
        </div>
        {isBanned && (
          <div>
            <dt>{t('office.access')}</dt>
            <dd>{t('office.access.banned')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
