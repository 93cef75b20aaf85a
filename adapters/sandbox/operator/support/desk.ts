/**
 * The support desk: call-back requests of visitors and questions of players, on record, and a consultant who answers
 * common questions.
 */
import { COUNTS_MS, createCeiling } from '../store/ceiling.ts';
import type { RecordOf } from '../store/records.ts';
import type { Localized, SiteLanguage } from '../site/words.ts';
import { localized, siteLanguage } from '../site/words.ts';

/** A repeated request for the same number within this time is one request, ms. */
const SAME_WISH_MS = 600_000;
/** The maximum number of counted call-back requests in total. */
const MAX_CALLBACKS = 5_000;
/** How many questions one answer lists. */
const MAX_LISTED = 100;

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
  /** Null until the question has been read. */
  readonly answer: { readonly at: number; readonly text: string } | null;
}

type Question = Omit<RecordOf<'questionAsked'>, 't'>;
type DeskRecord = RecordOf<'callbackAsked' | 'questionAsked'>;

export interface Desk {
  /**
   * Records a request. The same telephone number within ten minutes keeps the first request's number. Throws `TryLater`
   * while there are too many [REC-11].
   */
  askCallback(wish: Omit<Callback, 'number' | 'at'>): Callback;
  /** Requests of the last 30 days. */
  callbacks(): readonly Callback[];
  /** Records a player's question; the same key is the same question. */
  ask(question: Omit<Question, 'number' | 'at'>): Asked;
  /** The player's questions, newest first, with the answers given by now. */
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

const TOPICS: readonly (readonly [asked: RegExp, answer: Localized])[] = [
  [
    /deposit|пополн|депозит|einzahl|إيداع/i,
    localized(
      'Deposits are in your account under “Deposit”. Each way says how long it takes.',
      'Пополнение — в личном кабинете, раздел «Пополнить». Срок указан у каждого способа.',
      'Einzahlungen stehen im Konto unter „Einzahlen“. Bei jeder Zahlungsart steht, wie lange sie dauert.',
      'الإيداع في حسابك ضمن «إيداع»، ومدة الوصول مذكورة عند كل طريقة.',
    ),
  ],
  [
    /withdraw|вывод|вывест|auszahl|سحب/i,
    localized(
      'Withdrawals are in your account under “Withdraw”. You can call one back until it is sent.',
      'Вывод — в личном кабинете, раздел «Вывести». Вывод можно отменить, пока он не отправлен.',
      'Auszahlungen stehen im Konto unter „Auszahlen“. Solange eine nicht gesendet ist, kannst du sie zurückrufen.',
      'السحب في حسابك ضمن «سحب»، ويمكن إلغاؤه ما دام لم يُرسَل.',
    ),
  ],
  [
    /limit|лимит|حد/i,
    localized(
      'Limits are in your account under “My limits”. Lower ones hold at once.',
      'Лимиты — в личном кабинете, раздел «Мои лимиты». Снижение действует сразу.',
      'Limits stehen im Konto unter „Meine Limits“. Niedrigere gelten sofort.',
      'الحدود في حسابك ضمن «حدودي»، وخفضها يسري فورًا.',
    ),
  ],
  [
    /bet|ставк|wette|رهان/i,
    localized(
      'Every accepted bet is in “Bet history” with its number and its receipt.',
      'Каждая принятая ставка — в «Истории ставок» с номером и квитанцией.',
      'Jede angenommene Wette steht im „Wettverlauf“ mit Nummer und Beleg.',
      'كل رهان مقبول موجود في «سجل الرهانات» برقمه وإيصاله.',
    ),
  ],
];
const OTHERWISE = localized(
  'We help with deposits, withdrawals, limits and bets. Tell us what it is about, or leave your number and we call you.',
  'Поможем с пополнением, выводом, лимитами и ставками. Напишите, о чём речь, или оставьте номер — мы перезвоним.',
  'Wir helfen bei Einzahlungen, Auszahlungen, Limits und Wetten. Schreib, worum es geht, oder hinterlass deine Nummer, und wir rufen an.',
  'نساعدك في الإيداع والسحب والحدود والرهانات. اكتب لنا ما تحتاج إليه، أو اترك رقمك لنتصل بك.',
);

export function createDesk({ now, commit, answersAfterMs }: DeskParts): Desk {
  const list: Callback[] = [];
  const ceiling = createCeiling('calls back', MAX_CALLBACKS, now);
  /** The total number of requests ever, so that no number is given twice. */
  let given = 0;
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
      ceiling.pass();
      const number = `C-${String(given + 1).padStart(4, '0')}`;
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
        .slice(0, MAX_LISTED)
        .map(asked),
    apply(record) {
      if (record.t === 'questionAsked') return void questions.push(record);
      const { number, at, name, phone, language } = record;
      given += 1;
      ceiling.count(at);
      list.push({ number, at, name, phone, language });
      const kept = list.findIndex((each) => each.at > at - COUNTS_MS);
      list.splice(0, kept);
    },
    reply,
  };
}
