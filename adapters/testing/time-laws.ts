/**
 * Laws about time: hours of play a day, and reality checks. Engines count played time in different ways: a calendar day
 * of any time zone or the last 24 hours, with or without short pauses. Each law asks only for what all of them must do.
 */
import { faultAt } from './answers.ts';
import { defineLaw } from './define-law.ts';
import type { Engine, Law, Verdict } from './engine.ts';
import { momentText, START } from './limit-concerns.ts';
import type { LimitAnswer, LimitsEngine } from './limit-engine.ts';
import { missing, needed } from './needed.ts';
import { newPlayer } from './new-player.ts';
import { fc } from './npm-install-fast-check.ts';

/** Calls of the engine beside limits of money: each adds laws. */
export interface TimeLawOptions {
  /** Hours of play a day: `time` and `play`. */
  readonly sessionHours?: boolean;
  /** Reminders of the played time: `time`, `play`, `remind` and `resume`. */
  readonly realityChecks?: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MS = 86_400_000;
/** The tolerance for an engine's rounding, minutes. */
const SLACK_MIN = 10;

type Call = 'time' | 'play' | 'remind' | 'resume';

/** A player at a clock that moves by minutes. */
function playerOf(engine: Engine, startMinute: number) {
  const limits = needed(engine, 'limits');
  const player = newPlayer();
  const noted: string[] = [];
  let now = START + startMinute * MINUTE_MS;
  const historyText = (): string => `History: ${noted.join('; ')}`;
  const acceptedBy = async (call: () => LimitAnswer | Promise<LimitAnswer>): Promise<boolean> => {
    try {
      return (await call()).accepted;
    } catch (fault) {
      throw faultAt(fault, `${historyText()}; ${momentText(now)} the call without a usable answer`, undefined);
    }
  };
  const ask = async <Name extends Call>(
    name: Name,
    more: Omit<Parameters<NonNullable<LimitsEngine[Name]>>[0], 'player' | 'now'>,
  ): Promise<boolean> => {
    // Each call takes the caller and these fields.
    const call = limits[name]?.bind(limits) as ((input: object) => LimitAnswer | Promise<LimitAnswer>) | undefined;
    if (call === undefined) throw missing(`limits.${name}`);
    return acceptedBy(() => call({ player, now, ...more }));
  };
  const note = (what: string): void => void noted.push(`${momentText(now)} ${what}`);
  return {
    note,
    wait: (minutes: number): void => void (now += minutes * MINUTE_MS),
    hours: (value: number) => ask('time', { kind: 'session-hours', value }),
    every: (value: number) => ask('time', { kind: 'reality-check', value }),
    play: () => ask('play', {}),
    isReminded: () => ask('remind', {}),
    resume: () => ask('resume', {}),
    stake: () => acceptedBy(() => limits.stake({ player, now, id: `${player}-1`, amount: 100 })),
    broken: (what: string): Verdict => ({ outcome: 'broken', explanation: `${what}. ${historyText()}.` }),
  };
}

type Player = ReturnType<typeof playerOf>;

interface Played {
  /** Null where play went on for too long. */
  readonly minutes: number | null;
  readonly isEarly: boolean;
}

/**
 * Plays stretches, then on without a pause, until the engine ends it. With at most one midnight in between, a player
 * who has played twice the hours has used them up by any count; one who began less than the hours ago by none.
 */
async function playOn(
  player: Player,
  hours: number,
  stretches: readonly { readonly play: number; readonly pause: number }[],
): Promise<Played> {
  let played = 0;
  let passed = 0;
  const isOver = async (): Promise<boolean> => {
    player.wait(1);
    played += 1;
    passed += 1;
    return !(await player.play());
  };
  const ended = (): Played => ({ minutes: played, isEarly: passed < hours * HOUR_MIN - SLACK_MIN });
  for (const { play, pause } of stretches) {
    for (let minute = 0; minute < play; minute += 1) if (await isOver()) return ended();
    player.note(`has played for ${play} minutes, and pauses for ${pause}`);
    player.wait(pause);
    passed += pause;
  }
  while (played <= 2 * hours * HOUR_MIN + SLACK_MIN) if (await isOver()) return ended();
  return { minutes: null, isEarly: false };
}

/** Few values, so that a failure is soon as small as it can be: every minute of play is a call. */
const startMinute = fc.constantFrom(0, 345, 690);
const stretches = fc.array(fc.record({ play: fc.constantFrom(20, 45), pause: fc.constantFrom(2, 30, 90) }), {
  maxLength: 4,
});
const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'} a day`;

const SESSION_HOURS = defineLaw({
  name: 'limits/session-hours',
  rules: ['LIM-12'],
  statement: 'play and stakes end when the hours of a day are used up, not before, and begin again another day',
  cases: fc.record({ hours: fc.constantFrom(1, 2), startMinute, stretches }),
  sometimes: ['hours used up in several stretches'],
  async judge(engine, { hours, startMinute: at, stretches: parts }) {
    const player = playerOf(engine, at);
    player.note(hoursText(hours));
    if (!(await player.hours(hours))) return player.broken(`${hoursText(hours)} are refused`);
    const { minutes, isEarly } = await playOn(player, hours, parts);
    if (minutes === null) return player.broken(`play goes on although the hours are used up, ${hoursText(hours)}`);
    if (isEarly) return player.broken(`play ends after ${minutes} minutes, with ${hoursText(hours)}`);
    if (await player.stake()) return player.broken('a stake is accepted although the hours are used up');
    player.wait((2 * DAY_MS) / MINUTE_MS);
    player.note('comes back');
    if (!(await player.play())) return player.broken('play is refused two days later');
    return { outcome: 'held', states: parts.length > 1 ? ['hours used up in several stretches'] : [] };
  },
});

const SESSION_CHANGE = defineLaw({
  name: 'limits/session-change',
  rules: ['LIM-2', 'LIM-12'],
  statement: 'fewer hours a day count at once, more hours do not',
  cases: fc.record({
    change: fc.constantFrom([3, 1] as const, [1, 24] as const),
    startMinute,
    after: fc.constantFrom(0, 20, 40),
  }),
  sometimes: ['fewer hours', 'more hours'],
  async judge(engine, { change: [first, then], startMinute: at, after }) {
    const player = playerOf(engine, at);
    player.note(hoursText(first));
    if (!(await player.hours(first))) return player.broken(`${hoursText(first)} are refused`);
    for (let minute = 0; minute < after; minute += 1) {
      player.wait(1);
      await player.play();
    }
    player.note(`after ${after} minutes of play, ${hoursText(then)}`);
    if (!(await player.hours(then)) && then < first) return player.broken('fewer hours are refused');
    const { minutes } = await playOn(player, 1, []);
    if (minutes === null) return player.broken('play goes on although the hours are used up, 1 hour a day');
    return { outcome: 'held', states: [then < first ? 'fewer hours' : 'more hours'] };
  },
});

const REALITY_CHECK = defineLaw({
  name: 'limits/reality-check',
  rules: ['LIM-11'],
  statement:
    'a reality check is due a whole interval after the start of play or the last answer, and until it is answered',
  cases: fc.record({
    every: fc.constantFrom(5, 10, 30),
    startMinute,
    delays: fc.array(fc.constantFrom(0, 1, 4, 20), { minLength: 1, maxLength: 3 }),
  }),
  sometimes: ['a late answer', 'a second reality check'],
  async judge(engine, { every, startMinute: at, delays }) {
    const player = playerOf(engine, at);
    player.note(`a reality check every ${every} minutes`);
    if (!(await player.every(every))) return player.broken(`a reality check every ${every} minutes is refused`);
    await player.play();
    for (const delay of delays) {
      for (let passed = 1; passed <= every + 1 + delay; passed += 1) {
        player.wait(1);
        await player.play();
        const isDue = await player.isReminded();
        if (isDue && passed < every - 1)
          return player.broken(`a reality check is due after ${passed} of ${every} minutes`);
        if (!isDue && passed > every)
          return player.broken(`no reality check is due after ${passed} of ${every} minutes`);
      }
      await player.resume();
      player.note('the reality check is answered');
    }
    const states = [
      ...(delays.some((delay) => delay > 1) ? ['a late answer'] : []),
      ...(delays.length > 1 ? ['a second reality check'] : []),
    ];
    return { outcome: 'held', states };
  },
});

/** The laws about time that the options ask for. */
export const timeLaws = ({ sessionHours = false, realityChecks = false }: TimeLawOptions): readonly Law[] => [
  ...(sessionHours ? [SESSION_HOURS, SESSION_CHANGE] : []),
  ...(realityChecks ? [REALITY_CHECK] : []),
];
