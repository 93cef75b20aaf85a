import type { Text } from '../../kernel/text.ts';

export interface Notice {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: Text;
  /** Milliseconds after which it leaves by itself; null stays until dismissed. */
  readonly lastsMs: number | null;
}
