/** Odds format, language and theme. Native selects work with every keyboard, screen reader and phone. */
import type { ReactNode } from 'react';
import { ODDS_VIEWS } from 'touchline/core/line/public';
import type { Language, Preferences } from 'touchline/core/preferences/types';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useGo } from '../links.ts';
import { usePageLocation } from '../page-location.ts';
import { isLanguage, changeLanguage, useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { useOfferedLanguages } from './offered-languages.ts';

/** Each language's name in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  de: 'Deutsch',
  ar: 'العربية',
};

interface PickProps<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly (readonly [value: V, name: string])[];
  readonly onPick: (value: V) => void;
  readonly className?: string;
  /** Id of a text that describes the select. */
  readonly describedBy?: string | undefined;
}

export function Pick<V extends string | number>({
  label,
  value,
  options,
  onPick,
  className = '',
  describedBy,
}: PickProps<V>): ReactNode {
  return (
    <label className={`select ${className}`}>
      <span className="select-label">{label}</span>
      <select
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => {
          const picked = options.find(([option]) => String(option) === event.target.value);
          if (picked !== undefined) onPick(picked[0]);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </label>
  );
}

export function OddsPick({ className = '' }: { readonly className?: string }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView }: Preferences = useProjection(core.preferences, identity);

  return (
    <Pick
      className={className}
      label={t('preference.odds')}
      value={oddsView}
      options={ODDS_VIEWS.map((view) => [view, t(`odds.${view}`)] as const)}
      onPick={(chosen) => core.dispatch({ type: 'preferences/choose', payload: { oddsView: chosen } })}
    />
  );
}

export function LanguagePick(): ReactNode {
  const core = useCore();
  const t = useText();
  const languages = useOfferedLanguages();
  const go = useGo();
  const { outcome } = usePageLocation();
  const { language }: Preferences = useProjection(core.preferences, identity);
  const choose = (chosen: Language): void => {
    core.dispatch({ type: 'preferences/choose', payload: { language: chosen } });
    void changeLanguage(chosen).catch(() => undefined);
    go(outcome.target.path + outcome.target.query, { replace: true });
  };
  return (
    <Pick
      label={t('preference.language')}
      value={language}
      options={languages.map((code) => [code, LANGUAGE_NAMES[code]] as const)}
      onPick={(code) => isLanguage(code) && choose(code)}
    />
  );
}

/** All three selects, for the header. */
export function HeadTools(): ReactNode {
  return (
    <>
      <OddsPick />
      <LanguagePick />
      <ThemeSwitch />
    </>
  );
}

export function ThemeSwitch(): ReactNode {
  const core = useCore();
  const t = useText();
  const { theme }: Preferences = useProjection(core.preferences, identity);
  const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  return (
    <button
      type="button"
      className="icon-button is-on-head"
      aria-label={t(isDark ? 'preference.light' : 'preference.dark')}
      onClick={() => core.dispatch({ type: 'preferences/choose', payload: { theme: isDark ? 'light' : 'dark' } })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </button>
  );
}
