/** Records the calls that a case makes, so that a report can show them, and checks the shape of each answer. */
import { readAnswer, readList, readPayout } from './answers.ts';
import type { Engine, EngineCall } from './engine.ts';
import type { LimitsEngine } from './limit-engine.ts';
import { missing } from './needed.ts';

/** The engine itself, and the calls that were made through it. */
export function recording(engine: Engine): { readonly recorded: Engine; readonly calls: readonly EngineCall[] } {
  const calls: EngineCall[] = [];
  const watch =
    <Input, Output>(name: string, call: (input: Input) => unknown, read: (name: string, answer: unknown) => Output) =>
    async (input: Input): Promise<Output> => {
      calls.push({ name, input });
      return read(name, await call(input));
    };
  const { limits, show } = engine;
  // The functions may need their object, and a class has them on its prototype.
  const settle = engine.settle?.bind(engine);
  const quote = engine.quote?.bind(engine);
  const recorded: Engine = {
    ...(settle === undefined ? {} : { settle: watch('settle', settle, readPayout) }),
    ...(quote === undefined ? {} : { quote: watch('quote', quote, readPayout) }),
    ...(limits === undefined ? {} : { limits: watched(limits) }),
    ...(show === undefined ? {} : { show }),
  };
  return { recorded, calls };

  function watched(of: LimitsEngine): LimitsEngine {
    const ask = <Name extends keyof LimitsEngine, Output>(
      name: Name,
      read: (name: string, answer: unknown) => Output,
    ) =>
      watch(
        `limits.${name}`,
        (input: Parameters<NonNullable<LimitsEngine[Name]>>[0]) => {
          // The function takes this input; an engine in plain JavaScript may lack one that the type requires.
          const call = of[name] as ((call: typeof input) => unknown) | undefined;
          if (call === undefined) throw missing(`limits.${name}`);
          return call.call(of, input);
        },
        read,
      );
    return {
      list: ask('list', readList),
      change: ask('change', readAnswer),
      confirm: ask('confirm', readAnswer),
      reject: ask('reject', readAnswer),
      exclude: ask('exclude', readAnswer),
      stake: ask('stake', readAnswer),
      settle: ask('settle', readAnswer),
      deposit: ask('deposit', readAnswer),
      withdraw: ask('withdraw', readAnswer),
      ...(of.order === undefined ? {} : { order: ask('order', readAnswer) }),
      ...(of.strike === undefined ? {} : { strike: ask('strike', readAnswer) }),
      ...(of.time === undefined ? {} : { time: ask('time', readAnswer) }),
      ...(of.play === undefined ? {} : { play: ask('play', readAnswer) }),
      ...(of.remind === undefined ? {} : { remind: ask('remind', readAnswer) }),
      ...(of.resume === undefined ? {} : { resume: ask('resume', readAnswer) }),
      ...(of.bonus === undefined ? {} : { bonus: ask('bonus', readAnswer) }),
    };
  }
}
