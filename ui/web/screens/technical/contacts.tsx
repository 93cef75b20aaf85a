/** Contacts of the operator while the site is closed. Renders nothing until the operator has supplied them. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { supportOf } from './selectors.ts';

/** E-mail addresses plain enough to link. */
const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

export function Contacts(): ReactNode {
  const t = useText();
  const { email, hours } = useProjection(useCore().feature('siteChrome'), supportOf);
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
