/**
 * The silks of a jockey or a dog: two colours and a pattern, by the runner's name. Decorative: the number is beside
 * them.
 */
import type { ReactNode } from 'react';
import { kitNumber } from 'touchline/core/line/rules/kit-number';

const COLOURS = ['#c62f35', '#1f5fb8', '#1d8a4e', '#e0a81c', '#7a3fa0', '#16324f', '#e06a1b', '#0f8f8f'] as const;
const LIGHT = '#ffffff';
const PATTERNS = ['M2 9h20v6H2z', 'M9 2h6v20H9z', 'M2 2h10v10H2zM12 12h10v10H12z', 'M12 4l7 8-7 8-7-8z', ''] as const;

export function Silks({ name }: { readonly name: string }): ReactNode {
  const number = kitNumber(name);
  const ground = COLOURS[number % COLOURS.length] ?? LIGHT;
  const pattern = PATTERNS[Math.floor(number / COLOURS.length) % PATTERNS.length] ?? '';
  return (
    <svg className="silks" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="2" y="2" width="20" height="20" rx="5" fill={ground} />
      <path d={pattern} fill={LIGHT} opacity="0.85" />
      <rect x="2" y="2" width="20" height="20" rx="5" className="silks-edge" />
    </svg>
  );
}
