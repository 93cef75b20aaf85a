/** Password rules, checked while typing: each rule states in words whether it is met, not by colour alone. */
import { useId, type ReactNode } from 'react';
import { brokenPasswordRules, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_RULES } from 'touchline/core/auth/rules/password';
import { Icon } from '../../components/icon.tsx';
import { useText } from '../../text.ts';
import { PasswordField } from './fields.tsx';

interface NewPasswordProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Personal data of the player; a password that contains any of them is weak. */
  readonly own: readonly string[];
  readonly isTried: boolean;
  readonly isInvalid?: boolean;
  readonly isFirst?: boolean;
}

export function NewPassword({
  value,
  onChange,
  own,
  isTried,
  isInvalid = false,
  isFirst = false,
}: NewPasswordProps): ReactNode {
  const t = useText();
  const id = useId();
  const broken = brokenPasswordRules(value, own);
  const keeps = (rule: (typeof PASSWORD_RULES)[number]): boolean => value !== '' && !broken.includes(rule);
  return (
    <div className="new-password">
      <PasswordField
        isNew
        label={t('auth.newPassword')}
        value={value}
        onChange={onChange}
        isFirst={isFirst}
        isInvalid={isInvalid}
        describedBy={id}
        error={isTried && broken.length > 0 ? t('auth.weakPassword') : null}
      />
      <ul className="rules" id={id}>
        {PASSWORD_RULES.map((rule) => (
          <li key={rule} className={keeps(rule) ? 'is-kept' : undefined}>
            <Icon name={keeps(rule) ? 'check' : 'minus'} size={16} />
            {t(`auth.rule.${rule}`, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
            <span className="vh">{t(keeps(rule) ? 'auth.ruleKept' : 'auth.ruleOpen')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
