/** How a coupon is filled in, and how the pool is shared [TOC-14]. */
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';

const RULES = ['system', 'pool', 'classes', 'share', 'jackpot', 'void', 'simulated'] as const;

export function TotoRules(): ReactNode {
  const t = useText();
  return (
    <details className="card toto-rules">
      <summary>{t('toto.rules')}</summary>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(`toto.rule.${rule}`)}</li>
        ))}
      </ul>
    </details>
  );
}
