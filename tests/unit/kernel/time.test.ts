import { debounceTime, interval, Subject, timeout, timer } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { after, every, schedulerOf } from 'touchline/kernel/time';
import { createVirtualClock } from '../../models/virtual-clock.ts';

describe('RxJS on the clock port', () => {
  it('a zero delay fires after the current turn', () => {
    const clock = createVirtualClock();
    const log: string[] = [];
    after(clock, 0).subscribe(() => log.push('later'));
    log.push('now');
    clock.tick(0);
    expect(log).toEqual(['now', 'later']);
  });

  it('`every` keeps its interval and ends without subscribers', () => {
    const clock = createVirtualClock();
    const at: number[] = [];
    const begin = clock.now();
    const beats = every(clock, 100, 30).subscribe(() => at.push(clock.now() - begin));
    clock.tick(330);
    beats.unsubscribe();
    clock.tick(1_000);
    expect(at).toEqual([30, 130, 230, 330]);
    expect(clock.waiting()).toBe(0);
  });

  it('leaves no timer behind when a subscriber leaves', () => {
    const clock = createVirtualClock();
    after(clock, 5_000).subscribe().unsubscribe();
    interval(10, schedulerOf(clock)).subscribe().unsubscribe();
    expect(clock.waiting()).toBe(0);
  });

  it('a completed action leaves its subscriber nothing to dispose', () => {
    const clock = createVirtualClock();
    const done: number[] = [];
    const source = timer(10, schedulerOf(clock)).subscribe((value) => done.push(value));
    clock.tick(10);
    expect(done).toEqual([0]);
    expect(source.closed).toBe(true);
    expect(clock.waiting()).toBe(0);
  });

  it('supports operators that read the time', () => {
    const clock = createVirtualClock();
    const source = new Subject<string>();
    const emitted: string[] = [];
    source
      .pipe(debounceTime(100, schedulerOf(clock)), timeout({ each: 1_000, scheduler: schedulerOf(clock) }))
      .subscribe({ next: (text) => emitted.push(text), error: () => emitted.push('silence') });
    source.next('a');
    clock.tick(60);
    source.next('ab');
    clock.tick(99);
    expect(emitted).toEqual([]);
    clock.tick(1);
    expect(emitted).toEqual(['ab']);
    clock.tick(1_000);
    expect(emitted).toEqual(['ab', 'silence']);
  });

  it('a clock change does not move a due timer', () => {
    const clock = createVirtualClock();
    let done = false;
    after(clock, 1_000).subscribe(() => (done = true));
    clock.shift(3_600_000);
    clock.tick(999);
    expect(done).toBe(false);
    clock.tick(1);
    expect(done).toBe(true);
  });
});
