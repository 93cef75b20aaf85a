/** Texts and looks of elements, and matchers for accessible names. */

/** The text as a reader sees it: blanks in a row count as one. */
export function textOf(element: Element | null | undefined): string {
  return element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** For names that end with a varying part: `getByRole('button', { name: startingWith('Change') })`. */
export function startingWith(start: string): (name: string) => boolean {
  return (name) => name.startsWith(start);
}

/** How prominent a button is. Looks are classes, so equal weight of two answers means equal classes. */
export function lookOf(button: HTMLElement | undefined): string | undefined {
  return button?.className;
}
