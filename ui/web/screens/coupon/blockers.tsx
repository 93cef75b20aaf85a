/**
 * Why the bet can't be placed: one reason at a time, the most important first, each with its remedies; a button reveals
 * the others [CPN-4].
 */
import { useState, type ReactNode } from 'react';
import type { Blocker, Remedy } from 'touchline/core/coupon/views';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useTextOf, type TextOf } from '../../components/use-text-of.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { isRegistrationOpen } from '../../shell/selectors.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

/** The market that a remedy removes from the coupon: the focus returns to its price [CPN-28]. */
function removedBy(remedy: Remedy): number | undefined {
  return 'command' in remedy && remedy.command.type === 'coupon/removeLeg'
    ? remedy.command.payload.marketId
    : undefined;
}

function RemedyButton({ remedy, textOf }: { readonly remedy: Remedy; readonly textOf: TextOf }): ReactNode {
  const core = useCore();
  const go = useGo();
  const t = useText();
  const canRegister = useProjection(core.siteConfig, isRegistrationOpen);
  if ('command' in remedy)
    return (
      <button
        type="button"
        className="button is-small"
        data-removes={removedBy(remedy)}
        onClick={() => core.dispatch(remedy.command)}
      >
        {textOf(remedy.text)}
      </button>
    );
  if (remedy.open === 'limits')
    return (
      <Link to="/office/responsible" className="button is-small">
        {textOf(remedy.text)}
      </Link>
    );
  if (remedy.open === 'support')
    return (
      <Link to="/office/support" className="button is-small">
        {textOf(remedy.text)}
      </Link>
    );
  // The main button logs in; a visitor without an account registers here.
  return canRegister ? (
    <button type="button" className="button is-small" onClick={() => go('/registration')}>
      {t('auth.register')}
    </button>
  ) : null;
}

function Reason({
  blocker,
  currency,
  hasRemedy,
}: {
  readonly blocker: Blocker;
  readonly currency: string;
  readonly hasRemedy: boolean;
}): ReactNode {
  const textOf = useTextOf();
  const language = useTextLanguage();
  const { text, picks = [], money, remedy, alternatives = [] } = blocker;
  const listed = new Intl.ListFormat(language).format(picks.map((pick) => textOf(pick)));
  const remedies = hasRemedy && remedy !== null ? [remedy, ...alternatives] : [];
  return (
    <li>
      <Icon name="info" size={16} />
      <span>
        {textOf(picks.length === 0 ? text : { ...text, params: { ...text.params, picks: listed } }, money, currency)}
      </span>
      {remedies.length > 0 && (
        <span className={remedies.length > 1 ? 'blocker-ways is-choice' : 'blocker-ways'}>
          {remedies.map((each, at) => (
            <RemedyButton key={at} remedy={each} textOf={textOf} />
          ))}
        </span>
      )}
    </li>
  );
}

/** A remedy shared by several reasons is shown once, at the last of them. */
function isLastOf(blockers: readonly Blocker[], at: number): boolean {
  const wayOf = (blocker: Blocker | undefined): string => JSON.stringify(blocker?.remedy ?? null);
  return !blockers.slice(at + 1).some((later) => later.remedy !== null && wayOf(later) === wayOf(blockers[at]));
}

interface BlockersProps {
  readonly blockers: readonly Blocker[];
  readonly currency: string;
  /** True inside a list that is announced as a whole. */
  readonly isQuiet?: boolean;
}

export function Blockers({ blockers, currency, isQuiet = false }: BlockersProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? blockers : blockers.slice(0, 1);
  const others = blockers.length - 1;
  return (
    <>
      <ul className="blockers" aria-live={isQuiet ? undefined : 'polite'}>
        {shown.map((blocker, at) => (
          <Reason key={`${blocker.code}${at}`} blocker={blocker} currency={currency} hasRemedy={isLastOf(shown, at)} />
        ))}
      </ul>
      {others > 0 && (
        <button type="button" className="more-reasons" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('coupon.fewerReasons') : t('coupon.moreReasons', { count: others })}
        </button>
      )}
    </>
  );
}
