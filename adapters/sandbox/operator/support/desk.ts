/** The support desk: calls that visitors asked for and questions of players, on record, and a consultant who answers what everybody asks. */
import type { RecordOf } from '../store/records.ts';
import type { Said, SiteLanguage } from '../site/words.ts';
import { said, siteLanguage } from '../site/words.ts';

/** The same number is not called twice for one wish, ms. */
const SAME_WISH_MS = 600_000;
/** Questions that are told at once. */
const MOST_TOLD = 100;

export interface Callback {
  readonly number: string;
  readonly at: number;
  readonly name: string;
  readonly phone: string;
  readonly language: string;
}

export interface Asked {
  readonly number: string;
  readonly at: number;
  readonly text: string;
  /** Null until it has been read. */
  readonly answer: { readonly at: number; readonly text: string } | null;
}

type Question = Omit<RecordOf<'questionAsked'>, 't'>;
type DeskRecord = RecordOf<'callbackAsked' | 'questionAsked'>;

export interface Desk {
  /** Takes a wish down; the same telephone number within ten minutes keeps the first one's number. */
  askCallback(wish: Omit<Callback, 'number' | 'at'>): Callback;
  callbacks(): readonly Callback[];
  /** Takes a player's question down; the same key is the same question. */
  ask(question: Omit<Question, 'number' | 'at'>): Asked;
  /** Hers, newest first, with what was answered by now. */
  questionsOf(playerId: number): readonly Asked[];
  apply(record: DeskRecord): void;
  reply(text: string, language: SiteLanguage): string;
}

interface DeskParts {
  readonly now: () => number;
  readonly commit: (record: DeskRecord) => void;
  /** How long a question waits for its answer, ms. */
  readonly answersAfterMs: () => number;
}

const TOPICS: readonly (readonly [asked: RegExp, answer: Said])[] = [
  [
    /deposit|пополн|депозит|einzahl|إيداع/i,
    said(
      'Deposits are in your account under “Deposit”. Each way says how long it takes.',
      'Пополнение — в личном кабинете, раздел «Пополнить». Срок указан у каждого способа.',
      'Einzahlungen stehen im Konto unter „Einzahlen“. Bei jeder Zahlungsart steht, wie lange sie dauert.',
      'الإيداع في حسابك ضمن «إيداع»، ومدة الوصول مذكورة عند كل طريقة.',
    ),
  ],
  [
    /withdraw|вывод|вывест|auszahl|سحب/i,
    said(
      'Withdrawals are in your account under “Withdraw”. You can call one back until it is sent.',
      'Вывод — в личном кабинете, раздел «Вывести». Вывод можно отменить, пока он не отправлен.',
      'Auszahlungen stehen im Konto unter „Auszahlen“. Solange eine nicht gesendet ist, kannst du sie zurückrufen.',
      'السحب في حسابك ضمن «سحب»، ويمكن إلغاؤه ما دام لم يُرسَل.',
    ),
  ],
  [
    /limit|лимит|حد/i,
    said(
      'Limits are in your account under “My limits”. Lower ones hold at once.',
      'Лимиты — в личном кабинете, раздел «Мои лимиты». Снижение действует сразу.',
      'Limits stehen im Konto unter „Meine Limits“. Niedrigere gelten sofort.',
      'الحدود في حسابك ضمن «حدودي»، وخفضها يسري فورًا.',
    ),
  ],
  [
    /bet|ставк|wette|رهان/i,
    said(
      'Every accepted bet is in “Bet history” with its number and its receipt.',
      'Каждая принятая ставка — в «Истории ставок» с номером и квитанцией.',
      'Jede angenommene Wette steht im „Wettverlauf“ mit Nummer und Beleg.',
      'كل رهان مقبول موجود في «سجل الرهانات» برقمه وإيصاله.',
    ),
  ],
];
const OTHERWISE = said(
  'I am a stand-in for a consultant: ask me about deposits, withdrawals, limits or bets, or leave your number and we call you.',
  'Я заменяю консультанта: спросите о пополнениях, выводе, лимитах или ставках — или оставьте номер, и мы перезвоним.',
  'Ich vertrete einen Berater: Frag nach Einzahlungen, Auszahlungen, Limits oder Wetten, oder hinterlass deine Nummer, und wir rufen an.',
  'أنا بديل عن المستشار: اسألني عن الإيداع أو السحب أو الحدود أو الرهانات، أو اترك رقمك لنتصل بك.',
);

export function createDesk({ now, commit, answersAfterMs }: DeskParts): Desk {
  const list: Callback[] = [];
  const questions: Question[] = [];
  const reply = (text: string, language: SiteLanguage): string =>
    (TOPICS.find(([asked]) => asked.test(text))?.[1] ?? OTHERWISE)[language];
  const asked = ({ number, at, text, language }: Question): Asked => {
    const answeredAt = at + answersAfterMs();
    return {
      number,
      at,
      text,
      answer: answeredAt > now() ? null : { at: answeredAt, text: reply(text, siteLanguage(language)) },
    };
  };
  return {
    askCallback(wish) {
      const at = now();
      const known = list.findLast(({ phone, at: then }) => phone === wish.phone && at - then < SAME_WISH_MS);
      if (known !== undefined) return known;
      const number = `C-${String(list.length + 1).padStart(4, '0')}`;
      commit({ t: 'callbackAsked', at, number, ...wish });
      return { ...wish, number, at };
    },
    callbacks: () => list,
    ask(question) {
      const known = questions.find(({ playerId, key }) => playerId === question.playerId && key === question.key);
      if (known !== undefined) return asked(known);
      const taken = { ...question, at: now(), number: `Q-${String(questions.length + 1).padStart(4, '0')}` };
      commit({ t: 'questionAsked', ...taken });
      return asked(taken);
    },
    questionsOf: (playerId) =>
      questions
        .filter((each) => each.playerId === playerId)
        .toReversed()
        .slice(0, MOST_TOLD)
        .map(asked),
    apply(record) {
      if (record.t === 'callbackAsked')
        list.push({
          number: record.number,
          at: record.at,
          name: record.name,
          phone: record.phone,
          language: record.language,
        });
      else questions.push(record);
    },
    reply,
  };
}
