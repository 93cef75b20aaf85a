/**
 * The player as the operator knows them, with the addresses of messages [USR-17]. The data come with the page and leave
 * with it.
 */
import { useMemo, type ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useIsLoaded } from '../../components/use-is-loaded.ts';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { useAnswer } from '../../use-projection.ts';

export function ContactCard(): ReactNode {
  const core = useCore();
  const t = useText();
  const language = useTextLanguage();
  const isLoaded = useIsLoaded('user');
  const ask = useMemo(() => {
    const actions = isLoaded ? core.actions('user') : null;
    return actions === null ? null : () => actions.contact();
  }, [core, isLoaded]);
  const contact = useAnswer(ask);
  if (contact === null) return null;
  const country = contact.countryCode === '' ? '' : countryName(contact.countryCode, language, t);
  const { name, email, phone } = contact;
  const facts = Object.entries({ name, email, phone, country }).filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <section className="card office-part" aria-labelledby="settings-contact">
      <h2 id="settings-contact">{t('office.contact')}</h2>
      <dl className="facts">
        {facts.map(([kind, value]) => (
          <div key={kind}>
            <dt>{t(`office.contact.${kind}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/office/verification" className="way">
        {t('office.contact.change')}
      </Link>
    </section>
  );
}
