/** How to reach the operator when the site is closed. Nothing stands here until the operator has said. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { supportOf } from './selectors.ts';

/** Plain enough to be a link. */
const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

export function Contacts(): ReactNode {
  const t = useText();
  const { email, hours } = useProjection(useCore().part('furniture'), supportOf);
  if (!ADDRESS.test(email)) return null;
  return (
    <p className="closed-contact">
      {t('closed.contact')}{' '}
      <a className="way" href={`mailto:${email}`}>
        <bdi>{email}</bdi>
      </a>
      {hours !== '' && (
        <>
          <br />
          <span className="closed-quiet">{hours}</span>
        </>
      )}
    </p>
  );
}
