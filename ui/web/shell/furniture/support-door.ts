/** Opens the support panel from anywhere: its button, the menu of small screens. */
import type { SiteSetup } from '../../../../core/modules/site-config/setup.ts';

export const hasConsultant = (setup: SiteSetup | null): boolean =>
  (setup?.consultantParams?.consultant_id ?? '') !== '';

const listeners = new Set<() => void>();

export function openSupport(): void {
  listeners.forEach((listener) => listener());
}

/** Returns the way to stop listening. */
export function onSupportOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
