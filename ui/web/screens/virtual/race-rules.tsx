/** How a race is drawn and priced, with the margin of each market [VRT-6]. */
import type { ReactNode } from 'react';
import { add, ONE } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import type { MarginOf } from 'touchline/core/races/types';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { percentText } from './percent-text.ts';

/** The share of the stakes that a market returns in the long run. */
function returnOf(margin: Rational): Rational {
  const whole = add(ONE, margin);
  return { n: whole.d, d: whole.n };
}

export function RaceRules({ margins }: { readonly margins: readonly MarginOf[] }): ReactNode {
  const t = useText();
  const { language } = useProjection(useCore().preferences, identity);
  return (
    <details className="card race-rules">
      <summary>{t('virtual.rules')}</summary>
      <ul>
        {['simulated', 'draw', 'check', 'price', 'off'].map((rule) => (
          <li key={rule}>{t(`virtual.rule.${rule}`)}</li>
        ))}
      </ul>
      <table>
        <caption className="vh">{t('virtual.margins')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('virtual.market')}</th>
            <th scope="col" className="is-number">
              {t('virtual.margin')}
            </th>
            <th scope="col" className="is-number">
              {t('virtual.return')}
            </th>
          </tr>
        </thead>
        <tbody>
          {margins.map(({ kind, margin }) => (
            <tr key={kind}>
              <th scope="row">{t(`kind.${kind}`)}</th>
              <td className="is-number">{percentText(margin, 2, language)}</td>
              <td className="is-number">{percentText(returnOf(margin), 2, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
