/** The mark: a ball that has just met the touchline. */
import type { ReactNode } from 'react';

export function Logo(): ReactNode {
  return (
    <span className="logo">
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="8" className="logo-field" />
        <path d="M16.500 4.500 9 23.500" className="logo-line" />
        <circle cx="19.200" cy="16" r="4.300" className="logo-ball" />
      </svg>
      <span className="logo-word">Touchline</span>
    </span>
  );
}
