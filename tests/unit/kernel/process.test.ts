import { concat, EMPTY, NEVER, Observable, of, Subject, throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Message } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import { createVirtualClock } from '../../models/virtual-clock.ts';

function supervision(): {
  parts: Parameters<typeof supervise>[1];
  clock: ReturnType<typeof createVirtualClock>;
  reports: string[];
  commands: string[];
} {
  const clock = createVirtualClock();
  const reports: string[] = [];
  const commands: string[] = [];
  const dispatch = ({ type }: Message): void => {
    commands.push(type);
    if (type === 'bad/command') throw new Error('a defect in a decider');
  };
  return {
    parts: { clock, report: (where, fault) => void reports.push(`${where}: ${(fault as Error).message}`), dispatch },
    clock,
    reports,
    commands,
  };
}

const command = (type: string): Message => ({ type, payload: {} });

describe('supervision', () => {
  it('starts every process and dispatches its commands', () => {
    const { parts, commands } = supervision();
    supervise(
      [
        { name: 'one', run: () => of(command('a/b')) },
        { name: 'two', run: () => of(command('c/d')) },
      ],
      parts,
    );
    expect(commands).toEqual(['a/b', 'c/d']);
  });

  it('reports a fault and restarts after 250 ms, doubling each time, 30 s at most', () => {
    const { parts, clock, reports } = supervision();
    const starts: number[] = [];
    const begin = clock.now();
    supervise(
      [
        {
          name: 'mine',
          run: () => {
            starts.push(clock.now() - begin);
            return throwError(() => new Error('down'));
          },
        },
      ],
      parts,
    );
    clock.tick(200_000);
    expect(starts.slice(0, 9)).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 15_750, 31_750, 61_750]);
    expect(starts.slice(9, 11)).toEqual([91_750, 121_750]);
    expect(new Set(reports)).toEqual(new Set(['mine: down']));
  });

  it('handles a process that throws on creation the same way', () => {
    const { parts, clock, reports } = supervision();
    let starts = 0;
    supervise(
      [
        {
          name: 'mine',
          run: () => {
            starts += 1;
            throw new Error('at once');
          },
        },
      ],
      parts,
    );
    clock.tick(250);
    expect(starts).toBe(2);
    expect(reports).toEqual(['mine: at once', 'mine: at once']);
  });

  it('resets the delay after a success', () => {
    const { parts, clock } = supervision();
    let starts = 0;
    supervise(
      [
        {
          name: 'mine',
          run: () => {
            starts += 1;
            return starts === 4
              ? concat(
                  of(command('a/b')),
                  throwError(() => new Error('down')),
                )
              : throwError(() => new Error('down'));
          },
        },
      ],
      parts,
    );
    clock.tick(1_750);
    expect(starts).toBe(4);
    clock.tick(250);
    expect(starts).toBe(5);
  });

  it('restarts only the process that a decider’s defect reached', () => {
    const { parts, clock, reports, commands } = supervision();
    const source = new Subject<Message>();
    let starts = 0;
    supervise(
      [
        {
          name: 'mine',
          run: () => {
            starts += 1;
            return source;
          },
        },
        {
          name: 'other',
          run: () =>
            new Observable<Message>(
              (subscriber) => void source.subscribe(({ type }) => subscriber.next(command(`${type}2`))),
            ),
        },
      ],
      parts,
    );
    source.next(command('bad/command'));
    clock.tick(250);
    source.next(command('good/command'));
    expect(starts).toBe(2);
    expect(reports).toEqual(['mine: a defect in a decider']);
    expect(commands).toEqual(['bad/command', 'bad/command2', 'good/command2', 'good/command']);
  });

  it('leaves a completed process completed', () => {
    const { parts, clock, reports } = supervision();
    let starts = 0;
    supervise(
      [
        {
          name: 'mine',
          run: () => {
            starts += 1;
            return EMPTY;
          },
        },
      ],
      parts,
    );
    clock.tick(60_000);
    expect(starts).toBe(1);
    expect(reports).toEqual([]);
  });

  it('stops every process, also those waiting to restart', () => {
    const { parts, clock } = supervision();
    let ended = 0;
    let starts = 0;
    const all = supervise(
      [
        { name: 'lasting', run: () => new Observable<Message>(() => () => void (ended += 1)) },
        {
          name: 'failing',
          run: () => {
            starts += 1;
            return throwError(() => new Error('down'));
          },
        },
        { name: 'quiet', run: () => NEVER },
      ],
      parts,
    );
    all.unsubscribe();
    clock.tick(60_000);
    expect(ended).toBe(1);
    expect(starts).toBe(1);
    expect(clock.waiting()).toBe(0);
  });
});
