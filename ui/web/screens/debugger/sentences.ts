/** Describes a decision of the guards in a sentence. */
import type { Decision } from 'touchline/navigation/navigation';

export interface Explanation {
  readonly sentence: string;
  /** Notes of the guards that did more than pass. */
  readonly notes: readonly string[];
}

type Step = Decision['steps'][number];

function noteOf({ guard, verdict }: Step): string | null {
  if (verdict === 'pass') return null;
  if (verdict === 'pass after waiting') return `${guard} was waited for, and passed when patience was over.`;
  const [kind = '', ...rest] = verdict.split(' ');
  const what = rest.join(' ');
  switch (kind) {
    case 'pass,':
      return `${guard} let it pass and asked for ${what}.`;
    case 'pass:':
      return `${guard} could not explain (${what}) and let it pass.`;
    case 'redirect':
      return `${guard} sent the visitor on with ${what.replace(' ', ' to ')}.`;
    case 'cancel':
      return `${guard} cancelled the move: ${what}.`;
    case 'fail':
      return `${guard} ended it with ${what}.`;
    case 'wait':
      return `${guard} waited.`;
    default:
      return `${guard}: ${verdict}.`;
  }
}

function endOf({ outcome, landed, asked, steps }: Decision): string {
  const last = steps.at(-1)?.guard ?? 'no guard';
  switch (outcome) {
    case 'show':
      return landed === asked ? 'was shown' : `was shown as ${landed}`;
    case 'redirect':
      return `was redirected to ${landed} by ${last}`;
    case 'cancel':
      return `was cancelled by ${last}`;
    case 'fail':
      return `was refused by ${last}`;
  }
}

/** `/en/office/account was redirected to /en/user/login by auth access, after 9 guards let it pass.` */
export function explain(decision: Decision): Explanation {
  const passed = decision.steps.filter(({ verdict }) => verdict.startsWith('pass')).length;
  const among =
    decision.outcome === 'show'
      ? `: all ${passed} guards let it pass`
      : `, after ${passed} ${passed === 1 ? 'guard' : 'guards'} let it pass`;
  return {
    sentence: `${decision.asked} ${endOf(decision)}${among}.`,
    notes: decision.steps.flatMap((step) => noteOf(step) ?? []),
  };
}
