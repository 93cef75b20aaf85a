/** The sample view: shows everything that the bridge offers on one page, without a framework. */
import { addStyles, make, register } from '../contract.ts';

const CSS = `
  .sample {
    display: grid; gap: 1rem; padding: 1rem; border-radius: 12px; background: var(--surface); color: var(--ink);
    font: inherit; line-height: 1.5;
  }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
  dt { color: var(--muted); } dd { margin: 0; font-weight: 600; }
  .ways { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  button {
    min-height: 2.25rem; padding: 0 1rem; border: 0; border-radius: 8px; background: var(--cell); color: var(--ink);
    font: inherit; font-weight: 600; cursor: pointer;
  }
  button:hover { background: var(--cell-hover); } button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
  p { margin: 0; }
`;

type Words = Readonly<
  Record<
    'intro' | 'language' | 'theme' | 'session' | 'refused' | 'live' | 'out' | 'notify' | 'notice' | 'grow' | 'break',
    string
  >
>;
const EN: Words = {
  intro: 'This view was built apart from the site and knows it by its bridge alone.',
  language: 'Language',
  theme: 'Theme',
  session: 'Session',
  refused: 'Refused: that leads out of the site.',
  live: 'Go to live betting',
  out: 'Try to leave the site',
  notify: 'Say something',
  notice: 'A word from the sample view.',
  grow: 'Take more room',
  break: 'Break this view',
};
const WORDS: Readonly<Record<string, Words>> = {
  en: EN,
  ru: {
    intro: 'Эта страница собрана отдельно от сайта и знает его только через мост.',
    language: 'Язык',
    theme: 'Тема',
    session: 'Сеанс',
    refused: 'Отказано: это ведёт за пределы сайта.',
    live: 'К ставкам live',
    out: 'Попробовать уйти с сайта',
    notify: 'Сказать что-нибудь',
    notice: 'Слово от страницы-образца.',
    grow: 'Занять больше места',
    break: 'Сломать эту страницу',
  },
  de: {
    intro: 'Diese Ansicht wurde getrennt von der Seite gebaut und kennt sie nur über die Brücke.',
    language: 'Sprache',
    theme: 'Design',
    session: 'Sitzung',
    refused: 'Abgelehnt: Das führt von der Seite weg.',
    live: 'Zu den Livewetten',
    out: 'Die Seite verlassen',
    notify: 'Etwas sagen',
    notice: 'Ein Wort der Beispielansicht.',
    grow: 'Mehr Platz nehmen',
    break: 'Diese Ansicht kaputt machen',
  },
  ar: {
    intro: 'بُنيت هذه الصفحة بمعزل عن الموقع ولا تعرفه إلا عبر الجسر.',
    language: 'اللغة',
    theme: 'المظهر',
    session: 'الجلسة',
    refused: 'مرفوض: هذا يقود خارج الموقع.',
    live: 'إلى الرهان المباشر',
    out: 'محاولة مغادرة الموقع',
    notify: 'قل شيئًا',
    notice: 'كلمة من الصفحة النموذجية.',
    grow: 'مساحة أكبر',
    break: 'تعطيل هذه الصفحة',
  },
};

register('sample', (element, bridge) => {
  addStyles(element, CSS);
  const page = make('div', 'sample');
  element.append(page);
  let room = 0;

  const draw = (): void => {
    const words = WORDS[bridge.language.get()] ?? EN;
    page.replaceChildren();
    const known = make('dl');
    for (const [name, value] of [
      [words.language, bridge.language.get()],
      [words.theme, bridge.theme.get()],
      [words.session, bridge.session.get()],
    ] as const)
      known.append(make('dt', '', name), make('dd', '', value));
    const ways = make('div', 'ways');
    const way = (text: string, act: () => void): void => {
      const button = make('button', '', text);
      button.type = 'button';
      button.addEventListener('click', act);
      ways.append(button);
    };
    way(words.live, () => void bridge.navigate('/live'));
    way(words.out, () => void (bridge.navigate('//elsewhere.example') || bridge.notify('warning', words.refused)));
    way(words.notify, () => void bridge.notify('success', words.notice));
    way(words.grow, () => void bridge.resize((room += 400)));
    way(words.break, () => {
      throw new Error('broken on demand');
    });
    page.append(make('p', '', words.intro), known, ways);
  };

  draw();
  const ends = [bridge.language.subscribe(draw), bridge.theme.subscribe(draw), bridge.session.subscribe(draw)];
  return () => {
    for (const end of ends) end();
    page.remove();
  };
});
