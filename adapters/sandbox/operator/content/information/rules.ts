import { FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { inEnglish, lead, links, ol, p } from '../page.ts';
import type { RuleGroup } from './rules-text.ts';
import { RULES } from './rules-text.ts';

const groupLinks = ({ inLanguage }: PageAsked, current: string | null) =>
  links(
    ...RULES.map(({ id, title }) => ({ text: inLanguage(...title), to: `/rules/${id}`, isCurrent: id === current })),
  );

/** One chapter, with links to its neighbours. */
function chapterPage(asked: PageAsked, group: RuleGroup, at: number): ReturnType<MakePage> | null {
  const { inLanguage } = asked;
  const chapter = group.chapters[at];
  if (chapter === undefined) return null;
  return {
    title: `${at + 1}. ${inLanguage(...chapter.title)}`,
    crumbs: [
      { text: inLanguage('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/rules/general' },
      { text: inLanguage(...group.title), to: `/rules/${group.id}` },
    ],
    blocks: [
      lead(inLanguage(...chapter.essence)),
      ...inEnglish(asked, ol(...chapter.letter)),
      links(
        ...group.chapters.map(({ title }, index) => ({
          text: inLanguage(...title),
          to: `/rules/${group.id}/${index + 1}`,
          isCurrent: index === at,
        })),
      ),
    ],
  };
}

const rules: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const group = RULES.find(({ id }) => id === params['ruleGroup']);
  const title = inLanguage('Rules', 'Правила', 'Regeln', 'القواعد');
  if (group === undefined) {
    return {
      title,
      blocks: [
        lead(
          inLanguage(
            'There is no such chapter. These are the rules:',
            'Такого раздела нет. Вот правила:',
            'Dieses Kapitel gibt es nicht. Das sind die Regeln:',
            'لا يوجد هذا الفصل. هذه هي القواعد:',
          ),
        ),
        groupLinks(asked, null),
      ],
    };
  }
  const chapter = /^\d{1,2}$/.test(params['chapter'] ?? '')
    ? chapterPage(asked, group, Number(params['chapter']) - 1)
    : null;
  if (chapter !== null) return chapter;
  return {
    title: `${title}: ${inLanguage(...group.title)}`,
    blocks: [
      groupLinks(asked, group.id),
      {
        t: 'cards',
        items: group.chapters.map((each, index) => ({
          title: `${index + 1}. ${inLanguage(...each.title)}`,
          text: inLanguage(...each.essence),
          to: `/rules/${group.id}/${index + 1}`,
        })),
      },
      p(
        inLanguage(
          'In force since 1 January 2026.',
          'Действуют с 1 января 2026 года.',
          'In Kraft seit 1. Januar 2026.',
          'سارية منذ 1 يناير 2026.',
        ),
      ),
    ],
  };
};

const championsRules: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const chapters = [
    [
      inLanguage('The format', 'Формат', 'Das Format', 'النظام'),
      inLanguage(
        'League phase of eight rounds, then knock-out in two legs, one final.',
        'Общий этап из восьми туров, затем плей-офф в два матча и финал.',
        'Ligaphase mit acht Runden, dann K.-o. in zwei Spielen, ein Finale.',
        'مرحلة دوري من ثماني جولات، ثم إقصاء بمباراتين ونهائي واحد.',
      ),
    ],
    [
      inLanguage('What counts in a knock-out', 'Что считается в плей-офф', 'Was im K.-o. zählt', 'ما يُحتسب في الإقصاء'),
      inLanguage(
        'Markets on the match count 90 minutes; “to qualify” counts everything.',
        'Рынки на матч — 90 минут; «проход» — всё.',
        'Märkte zum Spiel zählen 90 Minuten; „kommt weiter“ zählt alles.',
        'أسواق المباراة 90 دقيقة؛ و«التأهل» يشمل كل شيء.',
      ),
    ],
    [
      inLanguage('The winner of the cup', 'Победитель турнира', 'Der Sieger', 'بطل البطولة'),
      inLanguage(
        'Long-term bets stand until the final and are returned for a club that is excluded.',
        'Долгосрочные ставки действуют до финала; для исключённого клуба — возврат.',
        'Langzeitwetten laufen bis zum Finale; bei Ausschluss wird erstattet.',
        'تبقى الرهانات الطويلة حتى النهائي وتُعاد لفريق مستبعد.',
      ),
    ],
  ] as const;
  const at = Number(params['chapter'] ?? '0') - 1;
  const one = chapters[at];
  const title = inLanguage(
    'Champions’ football: rules',
    'Футбол чемпионов: правила',
    'Fußball der Meister: Regeln',
    'كرة الأبطال: القواعد',
  );
  const all = links(
    ...chapters.map(([name], index) => ({
      text: name,
      to: `/football-champions-rules/${index + 1}`,
      isCurrent: index === at,
    })),
  );
  if (one !== undefined)
    return { title: one[0], crumbs: [{ text: title, to: '/football-champions-rules' }], blocks: [lead(one[1]), all] };
  return {
    title,
    blocks: [
      {
        t: 'cards',
        items: chapters.map(([name, text], index) => ({
          title: name,
          text,
          to: `/football-champions-rules/${index + 1}`,
        })),
      },
      links({ text: inLanguage('To the line', 'К линии', 'Zum Angebot', 'إلى المباريات'), to: `/line/${FOOTBALL}` }),
    ],
  };
};

export const rulesPages: Pages = { rules, 'football-champions-rules': championsRules };
