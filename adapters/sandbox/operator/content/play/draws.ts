/** Lotto, and the page of betting shops. */
import type { MakePage, Pages } from '../page.ts';
import { lotto } from './lotto.ts';

const points: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Betting shops', 'Пункты приёма', 'Wettbüros', 'مكاتب الرهان'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage('There are no shops', 'Пунктов нет', 'Es gibt keine', 'لا مكاتب'),
      text: inLanguage(
        'Touchline is online only. You can do everything on the site.',
        'Touchline работает только в интернете. Всё можно сделать на сайте.',
        'Touchline gibt es nur online. Alles geht auf der Seite.',
        'Touchline على الإنترنت فقط. يمكنك فعل كل شيء على الموقع.',
      ),
      links: [{ text: inLanguage('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' }],
    },
  ],
});

export const drawPages: Pages = { lotto, points };
