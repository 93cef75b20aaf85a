/** Ways to pay, their costs, and cash at terminals. */
import { WAYS } from '../../cashier/methods.ts';
import { about } from '../../players/directory.ts';
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { a, lead, links, note, table } from '../page.ts';

const kindOf = ({ inLanguage }: PageAsked, kind: string): string =>
  ({
    card: inLanguage('Card', 'Карта', 'Karte', 'بطاقة'),
    bank: inLanguage('Bank transfer', 'Банковский перевод', 'Überweisung', 'حوالة بنكية'),
    wallet: inLanguage('Wallet', 'Кошелёк', 'Wallet', 'محفظة'),
    crypto: inLanguage('Cryptocurrency', 'Криптовалюта', 'Kryptowährung', 'عملة رقمية'),
    voucher: inLanguage('Voucher', 'Ваучер', 'Gutschein', 'قسيمة دفع'),
    cash: inLanguage('Cash', 'Наличные', 'Bargeld', 'نقدًا'),
  })[kind] ?? kind;

const SHOWN_CURRENCIES = ['EUR', 'USD', 'GBP', 'RUB', 'AED', 'KWD', 'INR', 'BRL'] as const;

const payment: MakePage = (asked) => {
  const { inLanguage, context } = asked;
  const none = '–';
  return {
    title: inLanguage('Payments', 'Платежи', 'Zahlungen', 'المدفوعات'),
    blocks: [
      lead(
        inLanguage(
          'Every payment method with its limits and fees, as the cashier applies them.',
          'Все способы, их границы и комиссии — как в кассе.',
          'Alle Wege, ihre Grenzen und Gebühren, wie die Kasse sie anwendet.',
          'كل طرق الدفع وحدودها ورسومها كما يطبقها الصندوق.',
        ),
      ),
      {
        t: 'tabs',
        items: SHOWN_CURRENCIES.flatMap((iso) => {
          const currency = context.currencies.find((each) => each.iso === iso);
          if (currency === undefined) return [];
          const bounds = (terms: { readonly least: number; readonly most: number } | null) =>
            terms === null
              ? [none]
              : [
                  { amount: about(terms.least, currency), currency: iso },
                  ' – ',
                  { amount: about(terms.most, currency), currency: iso },
                ];
          return [
            {
              title: iso,
              blocks: [
                table(
                  `${inLanguage('Payment methods in', 'Способы для валюты', 'Zahlungswege in', 'طرق الدفع بعملة')} ${iso}`,
                  [
                    inLanguage('Method', 'Способ', 'Weg', 'الطريقة'),
                    inLanguage('Kind', 'Вид', 'Art', 'النوع'),
                    inLanguage('Deposit', 'Пополнение', 'Einzahlung', 'إيداع'),
                    inLanguage('Withdrawal', 'Вывод', 'Auszahlung', 'سحب'),
                    inLanguage('Fee', 'Комиссия', 'Gebühr', 'الرسم'),
                  ],
                  WAYS.map((way) => [
                    way.name,
                    kindOf(asked, way.kind),
                    bounds(way.deposit),
                    bounds(way.withdrawal),
                    [
                      way.deposit === null || (way.deposit.basisPoints === 0 && way.deposit.fixed === 0)
                        ? inLanguage('none', 'нет', 'keine', 'بلا')
                        : [
                            ...(way.deposit.basisPoints > 0 ? [`${way.deposit.basisPoints / 100} %`] : []),
                            ...(way.deposit.fixed > 0 ? [''] : []),
                          ].join(' + '),
                      ...(way.deposit !== null && way.deposit.fixed > 0
                        ? [{ amount: about(way.deposit.fixed, currency), currency: iso }]
                        : []),
                    ],
                  ]),
                ),
              ],
            },
          ];
        }),
      },
      note(
        inLanguage(
          'Withdrawals stay open under every limit. No real money moves here.',
          'Вывод открыт при любом лимите. Настоящие деньги здесь не ходят.',
          'Auszahlungen bleiben unter jedem Limit möglich. Hier fließt kein echtes Geld.',
          'يبقى السحب متاحًا مع أي حد. لا تُتداول هنا أموال حقيقية.',
        ),
      ),
      links(
        { text: inLanguage('Deposit', 'Пополнить', 'Einzahlen', 'إيداع'), to: '/office/recharge' },
        { text: inLanguage('Withdraw', 'Вывести', 'Auszahlen', 'سحب'), to: '/office/deduce' },
        {
          text: inLanguage('My limits', 'Мои лимиты', 'Meine Limits', 'حدودي'),
          to: '/office/responsible/deposit-limit',
        },
      ),
    ],
  };
};

const terminals: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Cash terminals', 'Терминалы', 'Bargeldterminals', 'أجهزة الدفع النقدي'),
  blocks: [
    lead(
      inLanguage(
        'Paying with cash, in three steps.',
        'Оплата наличными, три шага.',
        'Bar zahlen in drei Schritten.',
        'الدفع نقدًا في ثلاث خطوات.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          a(
            inLanguage(
              'Choose “Cash terminal” in the deposit',
              'Выберите «терминал» при пополнении',
              'Wähle bei der Einzahlung das Bargeldterminal',
              'اختر «جهاز نقدي» عند الإيداع',
            ),
            '/office/recharge',
          ),
          '.',
        ],
        [
          inLanguage(
            'Take the code you are shown to a terminal and pay in the money.',
            'Возьмите показанный код и внесите деньги.',
            'Gib am Terminal den gezeigten Code ein und zahle.',
            'أدخل الرمز المعروض في الجهاز وضع المال.',
          ),
        ],
        [
          inLanguage(
            'Keep the slip until the balance shows the amount.',
            'Сохраните чек, пока сумма не появится на балансе.',
            'Heb den Beleg auf, bis der Betrag da ist.',
            'احتفظ بالإيصال حتى يظهر المبلغ.',
          ),
        ],
      ],
    },
    note(
      inLanguage(
        'No real money moves here: the payment plays these steps on the screen.',
        'Настоящие деньги здесь не ходят: платёж проходит эти шаги на экране.',
        'Hier fließt kein echtes Geld: Die Zahlung spielt diese Schritte am Bildschirm.',
        'لا تُتداول هنا أموال حقيقية: تُعرض خطوات الدفع على الشاشة.',
      ),
    ),
  ],
});

export const payingPages: Pages = {
  payment,
  cash_terminals: terminals,
};
