/**
 * Runs the guards in the order of S4.8, once each, and records the reasons [NAV-1]. Pure: the commands that guards
 * request are in the outcome.
 */
import type { Report } from '../ports/report.ts';
import type { NavigationCommand } from './commands.ts';
import type { Guard, Target, Verdict } from './guard.ts';
import { PASS } from './guard.ts';
import { accessCheck } from './guards/access-check.ts';
import { analytics } from './guards/analytics.ts';
import { appVersion } from './guards/app-version.ts';
import { authAccess } from './guards/auth-access.ts';
import { authRedirect } from './guards/auth-redirect.ts';
import { blocked } from './guards/blocked.ts';
import { bonusPage } from './guards/bonus-page.ts';
import { confirmTerms } from './guards/confirm-terms.ts';
import { dictionaryLoader } from './guards/dictionary-loader.ts';
import { identificationBonus } from './guards/identification-bonus.ts';
import { mediaLoader } from './guards/media-loader.ts';
import { modalGuard } from './guards/modal-guard.ts';
import { quickCoupon } from './guards/quick-coupon.ts';
import { rechargeNavigation } from './guards/recharge-navigation.ts';
import { redirector } from './guards/redirector.ts';
import { referral } from './guards/referral.ts';
import { remoteView } from './guards/remote-view.ts';
import { seoBot } from './guards/seo-bot.ts';
import { serverRender } from './guards/server-render.ts';
import { slotFirstDeposit } from './guards/slot-first-deposit.ts';
import { urlLanguage } from './guards/url-language.ts';
import type { Decision, Outcome } from './navigation.ts';
import { safeNavigate } from './safe-navigate.ts';
import type { KnownContext, NavigationContext } from './navigation-context.ts';
import { fullContext } from './navigation-context.ts';

export const GUARDS: readonly Guard[] = [
  referral,
  redirector,
  appVersion,
  blocked,
  dictionaryLoader,
  mediaLoader,
  accessCheck,
  serverRender,
  analytics,
  authAccess,
  modalGuard,
  confirmTerms,
  bonusPage,
  urlLanguage,
  rechargeNavigation,
  identificationBonus,
  seoBot,
  quickCoupon,
  authRedirect,
  remoteView,
  slotFirstDeposit,
];

export interface Waiting {
  readonly kind: 'wait';
  readonly guard: Guard;
  readonly command: NavigationCommand | null;
  readonly until: (context: NavigationContext) => boolean;
}

export interface Judged {
  readonly outcome: Outcome | Waiting;
  readonly steps: Decision['steps'];
}

export interface JudgeOptions {
  readonly guards?: readonly Guard[];
  /** Guards that have timed out: a wait of theirs counts as a pass. */
  readonly givenUp?: ReadonlySet<string>;
}

export function judge(
  target: Target,
  known: KnownContext,
  report: Report,
  { guards = GUARDS, givenUp }: JudgeOptions = {},
): Judged {
  const context = fullContext(known);
  const steps: { guard: string; verdict: string }[] = [];
  const commands: NavigationCommand[] = [];
  for (const guard of guards) {
    const { verdict, verdictText } = judgeOne(guard, target, context, report);
    const isOver = verdict.kind === 'wait' && givenUp?.has(guard.name) === true;
    steps.push({ guard: guard.name, verdict: isOver ? 'pass after waiting' : verdictText });
    if (isOver) continue;
    switch (verdict.kind) {
      case 'pass':
        commands.push(...(verdict.commands ?? []));
        break;
      case 'redirect':
      case 'cancel':
        return { outcome: verdict, steps };
      case 'fail':
        return { outcome: { kind: 'fail', status: verdict.status, target }, steps };
      case 'wait':
        return { outcome: { kind: 'wait', guard, command: verdict.command, until: verdict.until }, steps };
    }
  }
  return { outcome: { kind: 'show', target, commands }, steps };
}

interface Judgement {
  readonly verdict: Verdict;
  readonly verdictText: string;
}

/**
 * Runs one guard. A guard that throws, or that redirects where no redirect may lead, is reported and handled by its
 * `onFault`. The redirect target is the result of `safeNavigate`.
 */
function judgeOne(guard: Guard, target: Target, context: NavigationContext, report: Report): Judgement {
  const atFault = (verdictText: string): Judgement => ({
    verdict: guard.onFault === 'open' ? PASS : { kind: 'fail', status: 500 },
    verdictText: `${guard.onFault === 'open' ? 'pass' : 'fail 500'}: ${verdictText}`,
  });
  try {
    const verdict = guard.judge(target, context);
    if (verdict.kind !== 'redirect') return { verdict, verdictText: textOf(verdict) };
    const safe = safeNavigate(verdict.to, context.origin, context.allowedOrigins);
    if (safe.ok)
      return { verdict: { ...verdict, to: safe.value }, verdictText: textOf({ ...verdict, to: safe.value }) };
    report(`navigation/${guard.name}`, new Error(`redirect refused: ${safe.error}`));
    return atFault(`redirect refused, ${safe.error}`);
  } catch (fault) {
    report(`navigation/${guard.name}`, fault);
    return atFault('fault');
  }
}

function textOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'pass':
      return verdict.commands === undefined || verdict.commands.length === 0
        ? 'pass'
        : `pass, ${verdict.commands.map(({ type }) => type).join(', ')}`;
    case 'wait':
      return 'wait';
    case 'redirect':
      return `redirect ${verdict.status} ${verdict.to}`;
    case 'cancel':
      return `cancel ${verdict.reason}`;
    case 'fail':
      return `fail ${verdict.status}`;
  }
}
