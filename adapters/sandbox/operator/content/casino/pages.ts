/** The casino's pages: shelves by section and studio, a page a game, what a player would keep there. */
import type { Block } from '../../../../../core/modules/remote-views/public.ts';
import type { MakePage, Page, PageAsked, Pages } from '../page.ts';
import { facts, h2, lead, links, note, p } from '../page.ts';
import type { CasinoGame } from './games.ts';
import { gamePath, GAMES, SECTIONS, STUDIOS, studioName } from './games.ts';

const honest = ({ say }: PageAsked): Block =>
  note(
    say(
      'These games are this stand-in’s own inventions. None is dealt here yet: you can look around, nothing can be staked. Sports and live betting are open.',
      'Эти игры придуманы для учебного оператора. Пока в них не играют: можно осмотреться, ставить нельзя. Спорт и лайв-ставки открыты.',
      'Diese Spiele hat der Ersatzbetreiber erfunden. Noch wird keines gespielt: Du kannst dich umsehen, setzen geht nicht. Sport- und Livewetten sind offen.',
      'هذه الألعاب من ابتكار هذا المشغّل البديل ولا تُلعب هنا بعد: يمكنك التصفح ولا يمكن الرهان. الرياضة والرهان المباشر متاحان.',
    ),
  );

const card = ({ say }: PageAsked, game: CasinoGame) => ({
  title: game.name,
  text:
    studioName(game.studio) +
    (game.returns === null ? '' : ` · ${say('pays back', 'возврат', 'zahlt zurück', 'يعيد')} ${game.returns}\u00a0%`),
  to: gamePath(game),
});
const shelf = (asked: PageAsked, games: readonly CasinoGame[]): Block => ({
  t: 'cards',
  isSmall: true,
  items: games.map((game) => card(asked, game)),
});
const sectionName = ({ say }: PageAsked, section: string): string => {
  const said = SECTIONS[section];
  return said === undefined ? section : say(...said);
};
const sectionLinks = (asked: PageAsked, current: string | null): Block =>
  links(
    { text: asked.say('Lobby', 'Лобби', 'Lobby', 'الردهة'), to: '/casino-lobby', isCurrent: current === null },
    ...Object.keys(SECTIONS).map((section) => ({
      text: sectionName(asked, section),
      to: `/${section}`,
      isCurrent: section === current,
    })),
  );

const sectionPage =
  (section: string): MakePage =>
  (asked) => {
    const sub = asked.params['subcategory'] ?? asked.params['game'] ?? null;
    const all = GAMES.filter((game) => game.section === section);
    const narrow = sub === null ? [] : all.filter(({ slug, studio }) => slug.includes(sub) || studio === sub);
    const isNarrow = sub !== null && narrow.length > 0;
    return {
      title:
        sectionName(asked, section) +
        (isNarrow ? `: ${narrow.length === 1 ? (narrow[0]?.name ?? '') : studioName(sub)}` : ''),
      blocks: [sectionLinks(asked, section), honest(asked), shelf(asked, isNarrow ? narrow : all)],
    };
  };

const thanks: MakePage = ({ say, route }) => ({
  title: say('Thank you', 'Спасибо', 'Danke', 'شكرًا'),
  blocks: [
    {
      t: 'empty',
      title: say('The deposit has arrived', 'Пополнение получено', 'Die Einzahlung ist da', 'وصل الإيداع'),
      text: say(
        'So says the address. Your balance above is what counts; the payment is in your transactions.',
        'Так говорит адрес. Важен баланс наверху; платёж — в операциях.',
        'So sagt es die Adresse. Es zählt dein Guthaben oben; die Zahlung steht in den Transaktionen.',
        'هكذا يقول العنوان. المعتبر رصيدك في الأعلى؛ والدفعة في معاملاتك.',
      ),
      links: [
        { text: say('Transactions', 'Операции', 'Transaktionen', 'المعاملات'), to: '/office/historypay' },
        { text: say('Back', 'Назад', 'Zurück', 'رجوع'), to: `/${route.replace(/-thank-you$/, '')}` },
      ],
    },
  ],
});

const game: MakePage = (asked) => {
  const { say, params } = asked;
  const found = GAMES.find(({ id, slug }) => String(id) === params['gameId'] || slug === params['gameName']);
  if (found === undefined) {
    return {
      title: say('Game not found', 'Игра не найдена', 'Spiel nicht gefunden', 'اللعبة غير موجودة'),
      blocks: [
        lead(
          say(
            'There is no game by this number. These are there:',
            'Игры с таким номером нет. Есть эти:',
            'Ein Spiel mit dieser Nummer gibt es nicht. Diese gibt es:',
            'لا توجد لعبة بهذا الرقم. المتوفر:',
          ),
        ),
        shelf(asked, GAMES.slice(0, 12)),
      ],
    };
  }
  return {
    title: found.name,
    crumbs: [
      { text: say('Casino', 'Казино', 'Casino', 'الكازينو'), to: '/casino-lobby' },
      { text: sectionName(asked, found.section), to: `/${found.section}` },
    ],
    blocks: [
      facts(
        [
          say('Studio', 'Студия', 'Studio', 'الاستوديو'),
          { text: studioName(found.studio), to: `/providers/${found.studio}` },
        ],
        [say('Kind', 'Вид', 'Art', 'النوع'), sectionName(asked, found.section)],
        [
          say('Pays back on average', 'Возврат в среднем', 'Zahlt im Schnitt zurück', 'يعيد في المتوسط'),
          found.returns === null
            ? say(
                'depends on how you play',
                'зависит от игры',
                'hängt davon ab, wie du spielst',
                'يعتمد على طريقة لعبك',
              )
            : `${found.returns} %`,
        ],
        ...(found.returns === null
          ? []
          : [
              [
                say(
                  'Costs on average per 100 staked',
                  'Стоит в среднем на 100',
                  'Kostet im Schnitt je 100',
                  'يكلف في المتوسط لكل 100',
                ),
                (100 - found.returns).toFixed(1),
              ] as const,
            ]),
      ),
      honest(asked),
      h2(say('More of this studio', 'Ещё от этой студии', 'Mehr von diesem Studio', 'المزيد من هذا الاستوديو')),
      shelf(
        asked,
        GAMES.filter(({ studio, id }) => studio === found.studio && id !== found.id),
      ),
    ],
  };
};

const lobby: MakePage = (asked) => ({
  title: asked.say('Casino', 'Казино', 'Casino', 'الكازينو'),
  blocks: [
    sectionLinks(asked, null),
    honest(asked),
    ...['slots', 'live-casino', 'card-games', 'crash-games'].flatMap((section) => [
      h2(sectionName(asked, section)),
      shelf(asked, GAMES.filter((each) => each.section === section).slice(0, 6)),
    ]),
  ],
});

const providers: MakePage = (asked) => ({
  title: asked.say('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون'),
  blocks: [
    sectionLinks(asked, ''),
    {
      t: 'cards',
      items: STUDIOS.map(({ slug, name }) => ({
        title: name,
        text:
          asked.say('Games', 'Игр', 'Spiele', 'الألعاب') + `: ${GAMES.filter(({ studio }) => studio === slug).length}`,
        to: `/providers/${slug}`,
      })),
    },
  ],
});

const provider: MakePage = (asked) => {
  const { say, params } = asked;
  const studio = STUDIOS.find(({ slug }) => slug === params['provider']);
  if (studio === undefined)
    return {
      ...providers(asked),
      blocks: [
        lead(
          say(
            'There is no such provider. These are there:',
            'Такого провайдера нет. Есть эти:',
            'Diesen Anbieter gibt es nicht. Diese gibt es:',
            'لا يوجد هذا المزوّد. المتوفر:',
          ),
        ),
        ...providers(asked).blocks,
      ],
    };
  return {
    title: studio.name,
    crumbs: [{ text: say('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون'), to: '/providers' }],
    blocks: [
      honest(asked),
      shelf(
        asked,
        GAMES.filter((each) => each.studio === studio.slug),
      ),
    ],
  };
};

const search: MakePage = (asked) => ({
  title: asked.say('All games', 'Все игры', 'Alle Spiele', 'كل الألعاب'),
  blocks: [
    lead(
      asked.say(
        'Everything on the shelf, from A to Z.',
        'Всё, что есть, от А до Я.',
        'Alles, von A bis Z.',
        'كل ما لدينا من الألف إلى الياء.',
      ),
    ),
    honest(asked),
    shelf(
      asked,
      GAMES.toSorted((x, y) => x.name.localeCompare(y.name)),
    ),
  ],
});

const nothingKept = ({ say }: PageAsked, title: string): Page => ({
  title,
  blocks: [
    {
      t: 'empty',
      title: say('Nothing kept yet', 'Пока ничего', 'Noch nichts hier', 'لا شيء محفوظ بعد'),
      text: say(
        'Games that you mark or play would stand here. They are not open for play on this operator.',
        'Здесь были бы отмеченные и сыгранные игры. У этого оператора они ещё не открыты.',
        'Hier stünden Spiele, die du markierst oder spielst. Sie sind bei diesem Betreiber noch nicht offen.',
        'هنا تظهر الألعاب التي تحفظها أو تلعبها. وهي غير متاحة للعب لدى هذا المشغّل.',
      ),
      links: [
        { text: say('Casino', 'Казино', 'Casino', 'الكازينو'), to: '/casino-lobby' },
        { text: say('Sports', 'Спорт', 'Sport', 'الرياضة'), to: '/line' },
      ],
    },
  ],
});

const firstDeposit: MakePage = (asked) => ({
  title: asked.say(
    'A first deposit for slots',
    'Первое пополнение для слотов',
    'Erste Einzahlung für Automaten',
    'أول إيداع للسلوتس',
  ),
  blocks: [
    lead(
      asked.say(
        'The stand-in gives no bonus on deposits: nothing here depends on paying more or faster.',
        'Учебный оператор не даёт бонусов за пополнение: ничто не зависит от того, платите ли вы больше или быстрее.',
        'Der Ersatzbetreiber gibt keinen Einzahlungsbonus: Nichts hängt davon ab, mehr oder schneller zu zahlen.',
        'لا يمنح المشغّل البديل مكافأة إيداع: لا شيء يعتمد على الدفع أكثر أو أسرع.',
      ),
    ),
    honest(asked),
    shelf(
      asked,
      GAMES.filter(({ section }) => section === 'slots'),
    ),
  ],
});

const brand: MakePage = (asked) => ({
  title: asked.say('Our own games', 'Наши игры', 'Eigene Spiele', 'ألعابنا'),
  blocks: [
    p(
      asked.say(
        'Every game here is made for this stand-in; no names of others are used.',
        'Все игры сделаны для учебного оператора; чужие имена не используются.',
        'Alle Spiele sind für diesen Ersatz gemacht; fremde Namen kommen nicht vor.',
        'كل الألعاب هنا صُنعت لهذا البديل ولا تُستعمل أسماء غيره.',
      ),
    ),
    shelf(asked, GAMES.slice(0, 18)),
  ],
});

export const casinoPages: Pages = {
  ...Object.fromEntries(
    Object.keys(SECTIONS).flatMap((section) => [
      [section, sectionPage(section)],
      [`${section}-thank-you`, thanks],
    ]),
  ),
  'slots-vulkan': sectionPage('slots'),
  'slots-game': game,
  'slots-subcategory-game': game,
  'live-casino-game': game,
  'live-casino-subcategory-game': game,
  'hunting-and-fishing': sectionPage('fishinghunting'),
  'casino-lobby': lobby,
  providers,
  provider,
  'casino-search': search,
  othergames: search,
  'casino-brand': brand,
  'casino-slot-first-deposit': firstDeposit,
  'my-casino': (asked) => nothingKept(asked, asked.say('My casino', 'Моё казино', 'Mein Casino', 'كازينوي')),
  'my-casino-favorites': (asked) =>
    nothingKept(asked, asked.say('My favourite games', 'Избранные игры', 'Meine Lieblingsspiele', 'ألعابي المفضلة')),
};
