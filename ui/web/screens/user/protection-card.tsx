/** How well the account is protected: the level, the five methods, and the next one to add [USR-5, USR-14]. */
import type { ReactNode } from 'react';
import { METHOD_ORDER, type ProtectionMethod } from 'touchline/core/user/rules/next-steps';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** Shows the card of a method, and moves the focus to its heading. */
function show(method: ProtectionMethod): void {
  const card = document.getElementById(`security-${method}`);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
}

export function ProtectionCard(): ReactNode {
  const t = useText();
  const user = useProjection(useCore().feature('user'), identity);
  if (user?.facts === null || user === null) return null;
  const { protectionMethods } = user.facts;
  const next = METHOD_ORDER.find((method) => !protectionMethods[method]);
  return (
    <section className="card security-card" aria-labelledby="security-protection">
      <h2 id="security-protection">{t('office.protection')}</h2>
      {user.protectionLevel !== null && (
        <p className="protection">
          <meter min={0} max={100} low={31} high={70} optimum={100} value={user.protectionLevel} aria-hidden="true" />
          <b>{t(`office.protection.${user.protection}`)}</b>
          <bdi className="number" dir="ltr">{`${user.protectionLevel} / 100`}</bdi>
        </p>
      )}
      <ul className="rules">
        {METHOD_ORDER.map((method) => (
          <li key={method} className={protectionMethods[method] ? 'is-kept' : undefined}>
            <Icon name={protectionMethods[method] ? 'check' : 'minus'} size={16} />
            {t(`security.method.${method}`)}
            <span className="vh">{t(protectionMethods[method] ? 'security.methodOn' : 'security.methodOff')}</span>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" className="button is-main" onClick={() => show(next)}>
          {t(`office.next.${next}`)}
        </button>
      )}
    </section>
  );
}
