/** The players' correspondence: a thread with the manager, and ideas. Answers follow from the texts and their times. */
import type { OperatorRecord } from '../store/records.ts';
import { siteLanguage } from '../site/words.ts';
import type { SiteLanguage } from '../site/words.ts';
import type { InboxRecord } from './records.ts';
import { isInboxRecord } from './records.ts';
import { IDEA_ANSWER, MANAGER, noteText, noteWay, WELCOME } from './words.ts';
import type { Way } from './words.ts';

/** An idea is answered after so many times the desk's own delay. */
const IDEA_FACTOR = 2;
const MAX_LISTED = 200;

export interface ThreadMessage {
  readonly id: string;
  readonly from: 'player' | 'manager';
  readonly at: number;
  readonly text: string;
  readonly isUnread: boolean;
  /** The page that the message is about. */
  readonly way: Way | null;
}

export interface ListedIdea {
  readonly number: string;
  readonly at: number;
  readonly text: string;
  readonly answer: { readonly at: number; readonly text: string } | null;
}

export interface Letter {
  readonly playerId: number;
  readonly key: string;
  readonly text: string;
  readonly language: string;
}

export interface Inbox {
  apply(record: OperatorRecord): void;
  /** Oldest first, in the reader's language where the operator began. */
  thread(
    playerId: number,
    language: SiteLanguage,
  ): { readonly manager: string; readonly messages: readonly ThreadMessage[] };
  unread(playerId: number): number;
  send(letter: Letter): void;
  read(playerId: number, upTo: number): void;
  note(playerId: number, note: Extract<InboxRecord, { readonly t: 'noteSent' }>['note'], about?: string): void;
  ideas(playerId: number): readonly ListedIdea[];
  share(letter: Letter): void;
}

export interface InboxDeps {
  readonly now: () => number;
  readonly commit: (record: InboxRecord) => void;
  readonly answersAfterMs: () => number;
  readonly reply: (text: string, language: SiteLanguage) => string;
  readonly registeredAt: (playerId: number) => number;
}

type Of<T extends InboxRecord['t']> = Extract<InboxRecord, { readonly t: T }>;

interface Box {
  readonly sent: Of<'messageSent'>[];
  readonly notes: Of<'noteSent'>[];
  readonly ideas: Of<'ideaSent'>[];
  readUpTo: number;
}

export function createInbox({ now, commit, answersAfterMs, reply, registeredAt }: InboxDeps): Inbox {
  const boxes = new Map<number, Box>();
  let ideasEver = 0;
  const of = (playerId: number): Box => {
    const box = boxes.get(playerId) ?? { sent: [], notes: [], ideas: [], readUpTo: 0 };
    boxes.set(playerId, box);
    return box;
  };

  function messages(playerId: number, language: SiteLanguage): readonly ThreadMessage[] {
    const { sent, notes, readUpTo } = of(playerId);
    const fromManager = (id: string, at: number, text: string, way: Way | null = null): ThreadMessage => ({
      id,
      from: 'manager',
      at,
      text,
      isUnread: at > readUpTo,
      way,
    });
    const all: readonly ThreadMessage[] = [
      fromManager('welcome', registeredAt(playerId), WELCOME[language]),
      ...notes.map(({ at, note, about }, index) =>
        fromManager(`n${index}`, at, noteText(note, about, language), noteWay(note, about, language)),
      ),
      ...sent.flatMap(({ at, text, language: written }, index): readonly ThreadMessage[] => [
        { id: `m${index}`, from: 'player', at, text, isUnread: false, way: null },
        fromManager(`a${index}`, at + answersAfterMs(), reply(text, siteLanguage(written))),
      ]),
    ];
    return all
      .filter(({ at }) => at <= now())
      .toSorted((one, other) => one.at - other.at)
      .slice(-MAX_LISTED);
  }

  return {
    apply(record) {
      if (!isInboxRecord(record)) return;
      const box = of(record.playerId);
      switch (record.t) {
        case 'messageSent':
          box.sent.push(record);
          return;
        case 'messagesRead':
          box.readUpTo = Math.max(box.readUpTo, record.upTo);
          return;
        case 'noteSent':
          box.notes.push(record);
          return;
        case 'ideaSent':
          ideasEver += 1;
          box.ideas.push(record);
      }
    },
    thread: (playerId, language) => ({ manager: MANAGER[language], messages: messages(playerId, language) }),
    unread: (playerId) => messages(playerId, 'en').filter(({ isUnread }) => isUnread).length,
    send(letter) {
      if (of(letter.playerId).sent.some(({ key }) => key === letter.key)) return;
      commit({ t: 'messageSent', at: now(), ...letter });
    },
    read(playerId, upTo) {
      const seen = Math.min(upTo, now());
      if (seen > of(playerId).readUpTo) commit({ t: 'messagesRead', at: now(), playerId, upTo: seen });
    },
    note: (playerId, note, about = '') => commit({ t: 'noteSent', at: now(), playerId, note, about }),
    ideas: (playerId) =>
      of(playerId)
        .ideas.toReversed()
        .slice(0, MAX_LISTED)
        .map(({ number, at, text, language }) => {
          const answeredAt = at + IDEA_FACTOR * answersAfterMs();
          return {
            number,
            at,
            text,
            answer: answeredAt > now() ? null : { at: answeredAt, text: IDEA_ANSWER[siteLanguage(language)] },
          };
        }),
    share(letter) {
      if (of(letter.playerId).ideas.some(({ key }) => key === letter.key)) return;
      commit({ t: 'ideaSent', at: now(), number: `I-${String(ideasEver + 1).padStart(4, '0')}`, ...letter });
    },
  };
}
