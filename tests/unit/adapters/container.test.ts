import { Container } from 'inversify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { provide, provideRecord, token } from '../../../adapters/di/provide.ts';

describe('provide', () => {
  it('builds one value from the values of its tokens, in their order', () => {
    const container = new Container();
    const [age, name, person] = [token<number>('age'), token<string>('name'), token<string>('person')];
    let made = 0;
    provide(container, age, () => 7, []);
    provide(container, name, () => 'Ada', []);
    provide(
      container,
      person,
      (who: string, years: number) => {
        made += 1;
        return `${who} ${years}`;
      },
      [name, age],
    );
    expect(container.get(person)).toBe('Ada 7');
    expect(container.get(person)).toBe('Ada 7');
    expect(made).toBe(1);
  });

  it('builds a record from the values of its tokens, without an optional one that has no token', () => {
    const container = new Container();
    const [age, name] = [token<number>('age'), token<string>('name')];
    const person = token<{ readonly name: string; readonly age: number; readonly title?: string }>('person');
    provide(container, age, () => 7, []);
    provide(container, name, () => 'Ada', []);
    provideRecord(container, person, { age, name });
    expect(container.get(person)).toEqual({ age: 7, name: 'Ada' });
  });

  it('rejects tokens in the wrong order at compile time', () => {
    type Deps = Parameters<typeof provide<string, readonly [string, number]>>[3];
    const [age, name] = [token<number>('age'), token<string>('name')];
    expectTypeOf([name, age] as const).toExtend<Deps>();
    expectTypeOf([age, name] as const).not.toExtend<Deps>();
  });
});
