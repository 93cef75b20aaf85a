/** Runs the guards in the specification's order, once each, and keeps the reasons. Pure: the commands that guards want are in the outcome. */
import type { Message } from '../kernel/message.ts';
import type { Report } from '../ports/report.ts';
import type { Guard, NavigationWorld, Target, Verdict } from './guard.ts';
import { accessCheck } from './guards/access-check.ts';
import { authAccess } from './guards/auth.ts';
import { urlLanguage } from './guards/url-language.ts';
import type { Decision, Outcome } from './navigation.ts';

/**
 * The specification's order: referral, redirector, app version, blocked, dictionary loader, media loader, access check, server-render rerender, analytics, auth access,
 * modal guard, confirm terms, bonus page, url language, recharge navigation, mobile identification bonus, seo bot, quick coupon, auth redirect, remote-view guard,
 * slot first deposit redirect. Those that exist so far stand in it.
 */
export const GUARDS: readonly Guard[] = [accessCheck, authAccess, urlLanguage];

export type Verdicts = Outcome | { readonly kind: 'wait'; readonly until: (world: NavigationWorld) => boolean };

export interface Judged {
  readonly outcome: Verdicts;
  readonly steps: Decision['steps'];
}

export function judge(target: Target, world: NavigationWorld, report: Report, guards: readonly Guard[] = GUARDS): Judged {
  const steps: { guard: string; verdict: string }[] = [];
  const commands: Message[] = [];
  for (const guard of guards) {
    const verdict = judgeOne(guard, target, world, report);
    steps.push({ guard: guard.name, verdict: sayVerdict(verdict) });
    switch (verdict.kind) {
      case 'pass':
        commands.push(...(verdict.commands ?? []));
        break;
      case 'redirect':
        return { outcome: verdict, steps };
      case 'cancel':
        return { outcome: verdict, steps };
      case 'fail':
        return { outcome: { kind: 'fail', status: verdict.status, target }, steps };
      case 'wait':
        return { outcome: { kind: 'wait', until: verdict.until }, steps };
    }
  }
  return { outcome: { kind: 'show', target, commands }, steps };
}

/** A guard that throws is reported and counts as it says it should. */
function judgeOne(guard: Guard, target: Target, world: NavigationWorld, report: Report): Verdict {
  try {
    return guard.judge(target, world);
  } catch (fault) {
    report(`navigation/${guard.name}`, fault);
    return guard.onFault === 'open' ? { kind: 'pass' } : { kind: 'fail', status: 500 };
  }
}

function sayVerdict(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'pass':
    case 'wait':
      return verdict.kind;
    case 'redirect':
      return `redirect ${verdict.status} ${verdict.to}`;
    case 'cancel':
      return `cancel ${verdict.reason}`;
    case 'fail':
      return `fail ${verdict.status}`;
  }
}
