/** Championships and several live games, all from the current line. */
import type { MakePage, Pages } from '../page.ts';
import { facts, gameCount, lead, links } from '../page.ts';
import { noGamesYet, results } from './results.ts';

const champs: MakePage = (asked) => {
  const { inLanguage, params, language, context } = asked;
  const { sports } = context.line.tree(language);
  const title = inLanguage('Championships', 'Чемпионаты', 'Wettbewerbe', 'البطولات');
  const one = sports
    .flatMap(({ name, championships }) => championships.map((each) => ({ ...each, sport: name })))
    .find(({ id }) => String(id) === params['champId']);
  if (one !== undefined) {
    return {
      title: one.name,
      crumbs: [{ text: title, to: '/champs' }],
      blocks: [
        facts(
          [inLanguage('Sport', 'Спорт', 'Sport', 'الرياضة'), one.sport],
          [inLanguage('In play', 'Идёт', 'Laufend', 'جارية'), String(one.live)],
          [inLanguage('Upcoming', 'Впереди', 'Kommend', 'قادمة'), String(one.line)],
        ),
        {
          t: 'actions',
          items: [
            {
              text: inLanguage('Upcoming games', 'Предстоящие игры', 'Kommende Spiele', 'المباريات القادمة'),
              does: { to: `/line/${one.sportId}/${one.id}` },
              isMain: true,
            },
            ...(one.live > 0
              ? [
                  {
                    text: inLanguage('In play', 'Идут сейчас', 'Laufende Spiele', 'الجارية'),
                    does: { to: `/live/${one.sportId}/${one.id}` },
                  },
                ]
              : []),
          ],
        },
      ],
    };
  }
  const top = sports.flatMap(({ championships }) => championships.filter((each) => each.top));
  return {
    title,
    blocks: [
      ...(params['champId'] === undefined
        ? []
        : [
            lead(
              inLanguage(
                'This competition has no games at the moment. These do:',
                'У этого чемпионата сейчас нет игр. Есть у этих:',
                'Dieser Wettbewerb hat gerade keine Spiele. Diese haben welche:',
                'لا مباريات لهذه البطولة الآن. وهذه لديها:',
              ),
            ),
          ]),
      {
        t: 'cards',
        isSmall: true,
        items: top.slice(0, 12).map(({ id, sportId, name, live, line }) => ({
          title: name,
          text: gameCount(inLanguage, live + line),
          to: `/line/${sportId}/${id}`,
        })),
      },
      {
        t: 'accordion',
        items: sports.slice(0, 60).map(({ name, championships }) => ({
          title: `${name} (${championships.length})`,
          blocks: [links(...championships.slice(0, 60).map((each) => ({ text: each.name, to: `/champs/${each.id}` })))],
        })),
      },
    ],
  };
};

const multi: MakePage = (asked) => {
  const { inLanguage, language, context } = asked;
  const live = context.line
    .fixtures(true)
    .filter(({ field }) => field === undefined)
    .slice(0, 24)
    .flatMap(({ id }) => context.line.game(id, language) ?? []);
  return {
    title: inLanguage('Several live games', 'Несколько лайв-игр', 'Mehrere Live-Spiele', 'عدة مباريات مباشرة'),
    blocks:
      live.length === 0
        ? [noGamesYet(asked)]
        : [
            lead(
              inLanguage(
                'Games in play side by side; choose one for all its markets.',
                'Идущие игры рядом; выберите, чтобы увидеть все рынки.',
                'Laufende Spiele nebeneinander; eines wählen zeigt alle Märkte.',
                'المباريات الجارية جنبًا إلى جنب؛ اختر واحدة لكل أسواقها.',
              ),
            ),
            {
              t: 'cards',
              items: live.map(({ id, sportId, champId, champ, home, away, score }) => ({
                title: `${home} – ${away}`,
                text: champ,
                badge: score === '' ? inLanguage('begins', 'начало', 'beginnt', 'تبدأ') : score,
                to: `/live/${sportId}/${champId}/${id}`,
              })),
            },
            {
              t: 'actions',
              items: [
                { text: inLanguage('Refresh', 'Обновить', 'Neu laden', 'تحديث'), does: { call: 'refresh' } },
                {
                  text: inLanguage('All live games', 'Все лайв-игры', 'Alle Live-Spiele', 'كل المباريات'),
                  does: { to: '/live' },
                },
              ],
            },
          ],
  };
};

export const sportsPages: Pages = {
  results,
  'results-frontend': results,
  champs,
  multi,
};
