/** One section of the limits screen. */
import type { ReactNode } from 'react';
import type { Section } from 'touchline/core/limits/rules/sections';
import { isTimedKind, unitOf } from 'touchline/core/limits/rules/kinds';
import type { LimitsView } from 'touchline/core/limits/public';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { PeriodField } from './period-field.tsx';
import { ValueField } from './value-field.tsx';

interface SectionCardProps {
  readonly section: Section;
  readonly view: LimitsView;
}

export function SectionCard({ section, view }: SectionCardProps): ReactNode {
  const t = useText();
  const { id, fields, isDisabled, warning } = section;
  const heading = `limits-${id}`;
  const isMoney = fields.some(({ limitType }) => unitOf(limitType) === 'amount');
  return (
    <section className="card limits-section" aria-labelledby={heading}>
      <h2 id={heading}>{t(`limits.section.${id}`)}</h2>
      <p className="office-note">{t(`limits.subtitle.${id}`)}</p>
      {warning !== null && (
        <p className="form-note">
          <Icon name="info" size={16} />
          <span>{t(`limits.outcome.${warning}`)}</span>
        </p>
      )}
      {isDisabled && (
        <p className="form-note">
          <Icon name="lock" size={16} />
          <span>{t(view.isExtraLocked ? 'limits.extraLocked' : 'limits.sectionLocked')}</span>
        </p>
      )}
      <div className={isMoney ? 'limit-list is-money' : 'limit-list'}>
        {fields.map((field) =>
          isTimedKind(field.limitType) ? (
            <PeriodField key={field.limitType} field={field} limitType={field.limitType} view={view} />
          ) : (
            <ValueField key={field.limitType} field={field} isSectionDisabled={isDisabled} view={view} />
          ),
        )}
      </div>
    </section>
  );
}
