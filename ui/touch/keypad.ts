/** A touch on an amount of the coupon brings up keys below it, in place of the system's keyboard [TCH-1 … TCH-3]. */
import type { Core } from 'touchline/app/facade';
import { groupMarkOf } from 'touchline/core/preferences/public';
import { moneyToTypedText } from 'touchline/kernel/money';
import { make } from '../element/dom.ts';
import { formatMoney } from '../web/format/money.ts';
import { texts } from '../web/text.ts';
import { createAmountPad, enterText, padButton } from './amount-pad.ts';

const AMOUNTS = ':is(.coupon-room, .quick-coupon) :is(.stake-input, .amount-input)';
/** The keys are the last element of these. */
const PLACES = '.stake, .amount, .quick-form';
/** The panel of the main stake has the quick amounts itself. */
const WITH_AMOUNTS = '.stake';
const MAIN_BUTTONS = '.coupon-foot > .is-main, .quick-form > .is-main';
/** A kiosk has keys of its own on every page [KSK-3]. */
const KIOSK = 'kiosk';

/** The amount at an event: the field itself, or the field of a label. */
function amountAt(target: EventTarget | null): HTMLInputElement | null {
  if (!(target instanceof Element)) return null;
  const field = target.closest('label')?.control ?? target;
  return field instanceof HTMLInputElement && field.matches(AMOUNTS) ? field : null;
}

/** Amounts that replace the text of the field. */
function quickAmounts(core: Core, field: HTMLInputElement): readonly HTMLElement[] {
  const { presets, currency } = core.coupon.stake.get();
  const { language } = core.preferences.get();
  const chips = presets.map((amount) =>
    padButton(formatMoney(amount, currency, language).replace(/[.,]0+(?=\D*$)/, ''), { class: 'chip' }, () =>
      enterText(field, moneyToTypedText(amount, currency, groupMarkOf(language))),
    ),
  );
  const name = texts.translate('pad.amounts');
  return chips.length === 0 ? [] : [make('div', { class: 'pad-amounts', role: 'group', 'aria-label': name }, ...chips)];
}

/** Runs for the page's lifetime. `isWanted` is asked at each touch. */
export function followAmounts(core: Core, isWanted: () => boolean): void {
  let field: HTMLInputElement | null = null;
  let pad: HTMLElement | null = null;
  /** A field that a finger is on. */
  let touched: HTMLInputElement | null = null;

  const close = (): void => {
    const left = field;
    pad?.remove();
    field = pad = null;
    if (left === null) return;
    const restore = (): void => {
      left.inputMode = 'decimal';
    };
    // A field that keeps the focus would bring up the system's keyboard at once.
    if (left === document.activeElement) left.addEventListener('blur', restore, { once: true });
    else restore();
  };
  const finish = (): void => {
    const scope = field?.closest('.coupon, .quick-coupon');
    const main = scope?.querySelector<HTMLButtonElement>(MAIN_BUTTONS);
    // As Enter does [CPN-28].
    (main?.disabled === false ? main : field)?.focus({ preventScroll: true });
    close();
  };
  const open = (next: HTMLInputElement): void => {
    const place = next.closest(PLACES);
    if (place === null || next === field) return;
    close();
    field = next;
    const done = padButton(texts.translate('pad.done'), { class: 'pad-done' }, finish);
    pad = createAmountPad(
      { language: core.preferences.get().language, t: texts.translate, field: () => next },
      done,
      ...(place.matches(WITH_AMOUNTS) ? [] : quickAmounts(core, next)),
    );
    place.append(pad);
    next.focus({ preventScroll: true });
    // Keys in the foot are in sight already, unless the window is low.
    if (!place.matches(WITH_AMOUNTS) || pad.getBoundingClientRect().bottom > innerHeight)
      pad.scrollIntoView({ block: 'nearest' });
  };

  document.addEventListener('pointerdown', ({ pointerType, target }) => {
    const amount = pointerType === 'mouse' ? null : amountAt(target);
    if (amount === null || document.getElementById(KIOSK) !== null || !isWanted()) return;
    touched = amount;
    // Before the focus, which would bring up the system's keyboard; keys of a keyboard still write.
    amount.inputMode = 'none';
  });
  document.addEventListener('pointercancel', () => {
    if (touched !== null && touched !== field) touched.inputMode = 'decimal';
    touched = null;
  });
  document.addEventListener('click', ({ target }) => {
    const amount = touched;
    touched = null;
    if (amount !== null && amountAt(target) === amount) open(amount);
  });
  const follow = (): void => {
    // The amounts and steps beside a field belong to the keys.
    if (field !== null && field.closest(PLACES)?.contains(document.activeElement) !== true) close();
  };
  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', () => setTimeout(follow));
}
