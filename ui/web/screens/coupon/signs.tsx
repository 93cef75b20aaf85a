/** Icons of the coupon only, loaded with it rather than before the first price. */
import type { ReactNode } from 'react';

const PATHS = {
  bolt: 'M11 2.500 4.500 11.500h5L9 17.500l6.500-9h-5l.5-6Z',
  share:
    'M15 6.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 5.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6.800 9l6.400-3.500M6.800 11l6.400 3.500',
  grip: 'M7.500 5v.1M12.500 5v.1M7.500 10v.1M12.500 10v.1M7.500 15v.1M12.500 15v.1',
} as const;

export function Sign({ name, size = 16 }: { readonly name: keyof typeof PATHS; readonly size?: 16 | 20 }): ReactNode {
  return (
    <svg className={`icon sign-${name}`} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
