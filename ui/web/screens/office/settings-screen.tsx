/** The settings that the operator keeps: covered balances, messages, bonuses, hidden sports [OST-1…OST-8]. */
import type { ReactNode } from 'react';
import type { OfficeSettingsState, Product, SettingId } from 'touchline/core/office-settings/public';
import { PRODUCTS } from 'touchline/core/office-settings/public';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { Link } from '../../components/link.tsx';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { AlertSettings } from './alert-settings.tsx';
import { ContactCard } from './contact-card.tsx';
import { DisplaySettings } from './display-settings.tsx';
import { OfficePage } from './office-page.tsx';

const LOAD = { type: 'office-settings/load', payload: {} } as const;

type Answer = NonNullable<OfficeSettingsState['answer']>;

const MESSAGES: readonly SettingId[] = [
  'enable_mail_deposit',
  'enable_mail_bets',
  'enable_mail_news',
  'enable_sms_news',
];

const BONUSES: readonly SettingId[] = ['bonus_offers', 'first_deposit_bonus'];

function Check({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}): ReactNode {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}

/** A setting that the operator does not offer has no control. */
function Setting({ id, answer }: { readonly id: SettingId; readonly answer: Answer }): ReactNode {
  const core = useCore();
  const t = useText();
  const isOn = answer.values[id];
  if (isOn === undefined) return null;
  return (
    <Check
      label={t(`office.setting.${id}`)}
      isOn={isOn}
      onChange={(value) => core.dispatch({ type: 'office-settings/set', payload: { id, value } })}
    />
  );
}

function Sports({ product, answer }: { readonly product: Product; readonly answer: Answer }): ReactNode {
  const core = useCore();
  const t = useText();
  const hidden = answer.hidden[product];
  return (
    <section className="card office-part" aria-labelledby={`settings-${product}`}>
      <h2 id={`settings-${product}`}>{t(`office.sports.${product}`)}</h2>
      <p className="office-note">{t('office.sportsLead')}</p>
      <ul className="setting-sports">
        {answer.sports[product].map(({ id, name }) => (
          <li key={id}>
            <Check
              label={name}
              isOn={!hidden.includes(id)}
              onChange={(isShown) =>
                core.dispatch({
                  type: 'office-settings/hideSport',
                  payload: { product, sportId: id, isHidden: !isShown },
                })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The fate of the last changes. */
function Saved({ view }: { readonly view: OfficeSettingsState }): ReactNode {
  const t = useText();
  return (
    <div className="settings-saved" role="status">
      {view.saving > 0 && <p className="office-note">{t('office.saving')}</p>}
      {view.saving === 0 && view.isSaved && <p className="office-note">{t('office.saved')}</p>}
      {view.problems.map((message) => (
        <p key={message} className="field-error">
          {message === '' ? t('office.notSaved') : message}
        </p>
      ))}
    </div>
  );
}

function Settings({ view, answer }: { readonly view: OfficeSettingsState; readonly answer: Answer }): ReactNode {
  const t = useText();
  return (
    <>
      <Saved view={view} />
      <div className="office">
        <div className="office-column">
          <section className="card office-part" aria-labelledby="settings-privacy">
            <h2 id="settings-privacy">{t('office.privacy')}</h2>
            <Setting id="user_hide_balance" answer={answer} />
          </section>
          <section className="card office-part" aria-labelledby="settings-messages">
            <h2 id="settings-messages">{t('office.messages')}</h2>
            <div className="setting-list">
              {MESSAGES.map((id) => (
                <Setting key={id} id={id} answer={answer} />
              ))}
            </div>
            <p className="office-note">
              {t('office.messagesLead')}{' '}
              <Link to="/office/security" className="way">
                {t('office.toSecurity')}
              </Link>
            </p>
          </section>
          <AlertSettings />
          {BONUSES.some((id) => answer.values[id] !== undefined) && (
            <section className="card office-part" aria-labelledby="settings-bonuses">
              <h2 id="settings-bonuses">{t('office.bonuses')}</h2>
              <div className="setting-list">
                {BONUSES.map((id) => (
                  <Setting key={id} id={id} answer={answer} />
                ))}
              </div>
            </section>
          )}
          <ContactCard />
          <DisplaySettings />
        </div>
        <div className="office-column">
          {PRODUCTS.map((product) => (
            <Sports key={product} product={product} answer={answer} />
          ))}
        </div>
      </div>
    </>
  );
}

export function SettingsScreen(): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useLoadedFeature('officeSettings', LOAD);
  return (
    <OfficePage name={t('office.settings')}>
      {view !== null && view.answer !== null ? (
        <Settings view={view} answer={view.answer} />
      ) : hasFailed || view?.status === 'failed' ? (
        <Failed title={t('office.settingsFailed.title')} text={t('office.settingsFailed.text')} onRetry={again} />
      ) : (
        <LoadingCard />
      )}
    </OfficePage>
  );
}
