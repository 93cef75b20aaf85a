/** The player's personal data. What an accepted identity rests on is shown and changed by support alone. */
import { useState, type FormEvent, type ReactNode } from 'react';
import {
  DATA_FIELDS,
  DOCUMENT_TYPES,
  type DataField,
  type Fault,
  type PersonalData,
  type VerificationView,
} from 'touchline/core/verification/public';
import { Link } from '../../components/link.tsx';
import { useActions } from '../../components/use-feature.ts';
import { useText } from '../../text.ts';
import { SelectField, TextField } from '../auth/fields.tsx';

type TextName = Exclude<DataField, 'documentType'>;
/** Where the browser has the value already. */
const AUTO_COMPLETE: Readonly<Partial<Record<TextName, string>>> = {
  surname: 'family-name',
  name: 'given-name',
  birthDate: 'bday',
};
const DATES: ReadonlySet<DataField> = new Set(['birthDate', 'passportDate', 'passportEndDate']);
const NUMBERS: ReadonlySet<DataField> = new Set(['passport', 'inn']);

export function PersonalDataCard({
  view,
  data,
}: {
  readonly view: VerificationView;
  readonly data: PersonalData;
}): ReactNode {
  const t = useText();
  const { save, faultsOf } = useActions('verification');
  const [typed, setTyped] = useState<Partial<PersonalData>>({});
  const [isTried, setTried] = useState(false);
  const asked: PersonalData = { ...data, ...typed };
  const faults = new Map<DataField, Fault>(
    isTried ? faultsOf(asked).map(({ field, fault }) => [field, fault] as const) : [],
  );
  const isLocked = (field: DataField): boolean => view.locked.includes(field);
  const change = (patch: Partial<PersonalData>): void => setTyped((known) => ({ ...known, ...patch }));
  const shown = (field: DataField): string =>
    field !== 'documentType'
      ? asked[field]
      : asked.documentType === null
        ? ''
        : t(`verification.type.${asked.documentType}`);
  const errorOf = (field: DataField): string | null => {
    const fault = faults.get(field);
    return fault === undefined ? null : t(`verification.fault.${fault}`, { age: view.minAge });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (view.saving !== 'saving' && save(asked)) {
      setTried(false);
      setTyped({});
    }
  };
  return (
    <section className="card identity-part" aria-labelledby="verification-data">
      <h2 id="verification-data">{t('verification.data')}</h2>
      <p className="form-lead">{t('verification.dataLead')}</p>
      {view.locked.length > 0 && (
        <>
          <dl className="facts">
            {view.locked.map((field) => (
              <div key={field}>
                <dt>{t(`verification.field.${field}`)}</dt>
                <dd>
                  <bdi>{shown(field)}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className="field-hint">
            {t('verification.locked')}{' '}
            <Link to="/office/support" className="way">
              {t('identification.askSupport')}
            </Link>
          </p>
        </>
      )}
      <form className="form" aria-label={t('verification.data')} onSubmit={submit} noValidate>
        {DATA_FIELDS.filter((field) => !isLocked(field)).map((field) =>
          field === 'documentType' ? (
            <div key={field}>
              <SelectField
                label={t('verification.field.documentType')}
                value={asked.documentType ?? ''}
                onChange={(value) => change({ documentType: DOCUMENT_TYPES.find((type) => type === value) ?? null })}
                options={[
                  { value: '', text: t('verification.noType') },
                  ...DOCUMENT_TYPES.map((type) => ({ value: type, text: t(`verification.type.${type}`) })),
                ]}
              />
              {errorOf(field) !== null && <p className="field-error">{errorOf(field)}</p>}
            </div>
          ) : (
            <TextField
              key={field}
              label={t(`verification.field.${field}`)}
              name={field}
              type={DATES.has(field) ? 'date' : 'text'}
              autoComplete={AUTO_COMPLETE[field] ?? 'off'}
              isLtr={NUMBERS.has(field)}
              maxLength={field === 'address' ? 200 : 60}
              value={asked[field]}
              error={errorOf(field)}
              onChange={(value) => change({ [field]: value })}
            />
          ),
        )}
        <div className="form-ways">
          <button type="submit" className="button is-main" aria-disabled={view.saving === 'saving'}>
            {t(view.saving === 'saving' ? 'verification.saving' : 'verification.save')}
          </button>
        </div>
        <div role="status">
          {isTried && faults.size > 0 && <p className="field-error">{t('verification.someFaults')}</p>}
          {!isTried && view.saving === 'saved' && <p className="field-hint">{t('verification.saved')}</p>}
          {(view.saving === 'refused' || view.saving === 'failed') && (
            <p className="field-error">{t(`verification.notSaved.${view.saving}`)}</p>
          )}
        </div>
      </form>
    </section>
  );
}
