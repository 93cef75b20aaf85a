/**
 * The script of a kiosk, in every page of a host with `--kiosk`: ends a visit that nobody continues, fills the screen,
 * has digits for amounts, and leaves no way out of the site.
 */
import { LANGUAGES } from 'touchline/core/preferences/types';
import { make, write } from '../element/dom.ts';
import { createTranslate, decodeSentences } from '../web/format/sentences.ts';
import { watchIdle } from './idle.ts';
import { createPad } from './pad.ts';
import { fillScreen, stayInside } from './stay.ts';

const WARN_AFTER_MS = 90_000;
const END_AFTER_MS = 20_000;
const RESET = '/kiosk/reset';

const STYLES = `
.pad {
  position: fixed; inset-inline-end: 16px; bottom: 16px; display: grid; grid-template-columns: repeat(3, 72px);
  gap: 8px; padding: 12px;
}
.warning {
  position: fixed; inset: 0; display: grid; place-content: center; gap: 24px; text-align: center; font-size: 28px;
  line-height: 40px;
}
.pad, .warning { z-index: 2147483647; background: #16202e; color: #fff; font-family: system-ui, sans-serif; }
.pad { border-radius: 12px; }
.pad-news {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
.warning p { margin: 0; padding: 0 16px; }
[hidden] { display: none; }
button {
  font: 600 24px/1 system-ui, sans-serif; min-height: 64px; padding: 8px 24px; border: 0; border-radius: 10px;
  background: #fff; color: #16202e;
}
button:focus-visible { outline: 3px solid #ffb347; outline-offset: 2px; }
`;

const WORDS = {
  en: () => import('../web/locales/en/kiosk.json'),
  ru: () => import('../web/locales/ru/kiosk.json'),
  de: () => import('../web/locales/de/kiosk.json'),
  ar: () => import('../web/locales/ar/kiosk.json'),
} as const;

async function start(): Promise<void> {
  stayInside();
  fillScreen();
  const end = (): void => location.replace(RESET);
  const language = LANGUAGES.find((known) => known === document.documentElement.lang) ?? 'en';
  const t = createTranslate(decodeSentences(await WORDS[language]()), language);
  const host = make('div', { id: 'kiosk' });
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  shadow.adoptedStyleSheets = [sheet];
  const left = make('p', { role: 'timer', 'aria-live': 'off' });
  const stay = make('button', { type: 'button' }, t('kiosk.stay'));
  const title = make('p', { id: 'title' }, t('kiosk.still'));
  const warning = make(
    'div',
    { class: 'warning', role: 'alertdialog', 'aria-labelledby': 'title', hidden: true },
    title,
    left,
    make('p', {}, stay),
  );
  shadow.append(createPad(language, t), warning);
  document.body.append(host);
  const stayHere = watchIdle({
    warnAfterMs: WARN_AFTER_MS,
    endAfterMs: END_AFTER_MS,
    warn: (seconds) => {
      const wasHidden = warning.hidden;
      warning.hidden = seconds === null;
      if (seconds !== null) write(left, t('kiosk.clears', { count: seconds }));
      if (wasHidden && !warning.hidden) stay.focus();
    },
    end,
  });
  warning.addEventListener('click', stayHere);
}

void start();
