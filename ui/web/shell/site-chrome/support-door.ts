/** Opens the support panel from anywhere: from its button, or from the menu of small screens. */
import type { SiteSetup } from 'touchline/core/site-config/setup';

export const hasConsultant = (setup: SiteSetup | null): boolean => (setup?.consultantId ?? null) !== null;

const listeners = new Set<() => void>();

export function openSupport(): void {
  listeners.forEach((listener) => listener());
}

/** Returns the unsubscribe function. */
export function onSupportOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
