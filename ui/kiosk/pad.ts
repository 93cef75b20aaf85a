/**
 * Digits for a screen without a keyboard: they appear below a field for an amount while the field has the focus
 * [KSK-3].
 */
import type { Language } from 'touchline/core/preferences/types';
import type { Translate } from 'touchline/kernel/text';
import { createAmountPad } from '../touch/amount-pad.ts';

export function createPad(language: Language, t: Translate): HTMLElement {
  let field: HTMLInputElement | null = null;
  const pad = createAmountPad({ language, t, field: () => field });
  pad.hidden = true;
  const follow = (): void => {
    const { activeElement } = document;
    const isAmount = activeElement instanceof HTMLInputElement && activeElement.inputMode === 'decimal';
    field = isAmount ? activeElement : null;
    pad.hidden = !isAmount;
  };
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', () => setTimeout(follow));
  return pad;
}
