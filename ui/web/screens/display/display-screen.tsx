/** How the site looks, for guests and players [DSP-1]. */
import type { ReactNode } from 'react';
import type { Display, SwitchName } from 'touchline/core/display/public';
import { CHOICES } from 'touchline/core/display/public';
import { Failed } from '../../components/empty.tsx';
import { LoadingCard } from '../../components/loading.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useWide } from '../../shell/frame.tsx';
import { Pick } from '../../shell/preference-selects.tsx';
import { statusOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { DisplaySettings } from '../office/display-settings.tsx';

type ChoiceName = keyof typeof CHOICES;

interface Part {
  readonly id: 'page' | 'boards' | 'games' | 'coupon';
  readonly choices: readonly ChoiceName[];
  readonly switches: readonly SwitchName[];
}

const PARTS: readonly Part[] = [
  {
    id: 'page',
    choices: ['fontSize', 'leftSection', 'rightSection'],
    switches: ['isLeftSectionHover', 'isLight', 'isSportsOnly'],
  },
  {
    id: 'boards',
    choices: ['boardOrder', 'lineProfile', 'liveProfile', 'boardMarkets', 'moveColours'],
    switches: [
      'isCompact',
      'isGroupedByCountry',
      'isBestOnTop',
      'isScoreDetailed',
      'isGameIdShown',
      'isUpcomingShown',
      'isGroupedByCategory',
    ],
  },
  {
    id: 'games',
    choices: ['marketNames', 'openMarkets'],
    switches: ['isScoreboardWide', 'isStatsInNewWindow', 'isVideoMovedOnScroll'],
  },
  {
    id: 'coupon',
    choices: [],
    switches: [
      'isExpressOfTheDayShown',
      'isLiveExpressOfTheDayShown',
      'isBetGeneratorShown',
      'isTeamLogoInCoupon',
      'isKeypadShown',
      'hasHaptics',
    ],
  },
];

function Choice({ name, view }: { readonly name: ChoiceName; readonly view: Display }): ReactNode {
  const core = useCore();
  const t = useText();
  const nameOf = (option: string): string => t(`display.${option}`);
  return (
    <Pick
      className="is-row"
      label={t(`display.${name}`)}
      value={view[name]}
      options={CHOICES[name].map((value) => [value, nameOf(`${name}.${value}`)] as const)}
      onPick={(value) => core.dispatch({ type: 'display/choose', payload: { [name]: value } })}
    />
  );
}

function Switch({ name, view }: { readonly name: SwitchName; readonly view: Display }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <label className="check">
      <input
        type="checkbox"
        role="switch"
        checked={view[name]}
        aria-checked={view[name]}
        onChange={(event) => core.dispatch({ type: 'display/choose', payload: { [name]: event.target.checked } })}
      />
      <span>{t(`display.${name}`)}</span>
    </label>
  );
}

const BESIDE: readonly (ChoiceName | SwitchName)[] = ['leftSection', 'rightSection', 'isLeftSectionHover'];

function PartCard({
  part: { id, choices, switches },
  view,
}: {
  readonly part: Part;
  readonly view: Display;
}): ReactNode {
  const t = useText();
  // A narrow page has nothing beside it.
  const isWide = useWide() === true;
  return (
    <section className="card office-part" aria-labelledby={`display-${id}`}>
      <h2 id={`display-${id}`}>{t(`display.part.${id}`)}</h2>
      <div className="settings">
        {choices
          .filter((name) => isWide || !BESIDE.includes(name))
          .map((name) => (
            <Choice key={name} name={name} view={view} />
          ))}
        {switches
          .filter((name) => isWide || !BESIDE.includes(name))
          .map((name) => (
            <Switch key={name} name={name} view={view} />
          ))}
      </div>
    </section>
  );
}

export function DisplayScreen(): ReactNode {
  const t = useText();
  usePageName(t('display.title'));
  const { view, hasFailed, retry } = useFeature('display');
  const isPlayer = useProjection(useCore().session, statusOf) === 'player';
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{t('display.title')}</h1>
      </div>
      <p className="office-note">{t(isPlayer ? 'display.lead.player' : 'display.lead.guest')}</p>
      <div className="office">
        <DisplaySettings isWhole />
        {view !== null ? (
          PARTS.map((part) => <PartCard key={part.id} part={part} view={view} />)
        ) : hasFailed ? (
          <Failed title={t('office.settingsFailed.title')} text={t('office.settingsFailed.text')} onRetry={retry} />
        ) : (
          <LoadingCard />
        )}
      </div>
    </div>
  );
}
