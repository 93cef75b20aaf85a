/** Collapses a section beside the page to a narrow strip, and opens it again. */
import type { ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useDisplay } from './use-display.ts';

type Section = 'leftSection' | 'rightSection';

const OF: Readonly<Record<Section, (display: Display | null) => boolean | null>> = {
  leftSection: (display) => display && display.leftSection === 'collapsed',
  rightSection: (display) => display && display.rightSection === 'collapsed',
};

const OPENS = { leftSection: 'section.leftSection.open', rightSection: 'section.rightSection.open' } as const;
const COLLAPSES = {
  leftSection: 'section.leftSection.collapse',
  rightSection: 'section.rightSection.collapse',
} as const;

/** `count`: shown on the strip. */
export function SectionToggle({
  section,
  count = 0,
}: {
  readonly section: Section;
  readonly count?: number;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const isCollapsed = useDisplay(OF[section]);
  if (isCollapsed === null) return null;
  const isLeft = section === 'leftSection';
  return (
    <button
      type="button"
      className="section-toggle"
      aria-expanded={!isCollapsed}
      aria-label={t(`section.${section}`)}
      title={t(isCollapsed ? OPENS[section] : COLLAPSES[section])}
      onClick={() =>
        core.dispatch({
          type: 'display/choose',
          payload: { [section]: isCollapsed ? 'open' : 'collapsed' },
        })
      }
    >
      <Icon name={isLeft === isCollapsed ? 'forward' : 'back'} size={16} />
      {isCollapsed && count > 0 && <span className="count is-strong">{count}</span>}
    </button>
  );
}
