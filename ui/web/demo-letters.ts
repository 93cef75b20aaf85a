/**
 * Shows the demo operator's letters in a dialog, because no server could serve their page. English only, like the
 * operator's own pages.
 */
declare const __BASE__: string;

const TITLE = 'Messages to you';
const NOTICE =
  'This is a demonstration without real money: e-mails and text messages are shown here instead of being sent.';

interface Letter {
  readonly to: string;
  readonly text: string;
  readonly links: readonly string[];
}

function isLetter(value: unknown): value is Letter {
  if (typeof value !== 'object' || value === null) return false;
  const links: unknown = Reflect.get(value, 'links');
  return (
    typeof Reflect.get(value, 'to') === 'string' &&
    typeof Reflect.get(value, 'text') === 'string' &&
    Array.isArray(links) &&
    links.every((link) => typeof link === 'string')
  );
}

function lettersIn(value: unknown): readonly Letter[] {
  const letters: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'letters') : null;
  return Array.isArray(letters) ? letters.filter(isLetter) : [];
}

/** `operator` answers calls; `path` is the address of its letters. */
export async function showLetters(operator: (input: string) => Promise<Response>, path: string): Promise<void> {
  const answer: unknown = await (await operator(path)).json();
  const add = (to: HTMLElement, name: string, text: string): HTMLElement => {
    const element = document.createElement(name);
    element.textContent = text;
    to.append(element);
    return element;
  };
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-label', TITLE);
  const body = add(dialog, 'div', '');
  body.className = 'dialog-body form';
  add(body, 'h2', TITLE);
  add(body, 'p', NOTICE);
  for (const { to, text, links } of lettersIn(answer)) {
    add(body, 'h3', to);
    add(body, 'p', text);
    for (const link of links.filter((each) => each.startsWith('/'))) {
      const anchor = add(add(body, 'p', ''), 'a', link.replace(/\?.*$/s, ''));
      anchor.className = 'way';
      anchor.setAttribute('href', __BASE__ + link.slice(1));
    }
  }
  const close = add(body, 'button', 'Close');
  close.className = 'button is-main';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
