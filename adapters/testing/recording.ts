/** Records the calls that a case makes, so that a report can show them. */
import type { Engine, EngineCall } from './engine.ts';
import type { LimitsEngine } from './limit-engine.ts';

/** The engine itself, and the calls that were made through it. */
export function recording(engine: Engine): { readonly recorded: Engine; readonly calls: readonly EngineCall[] } {
  const calls: EngineCall[] = [];
  const watch =
    <Input, Output>(name: string, call: (input: Input) => Output) =>
    (input: Input): Output => {
      calls.push({ name, input });
      return call(input);
    };
  const { limits, show } = engine;
  // The functions may need their object, and a class has them on its prototype.
  const settle = engine.settle?.bind(engine);
  const quote = engine.quote?.bind(engine);
  const recorded: Engine = {
    ...(settle === undefined ? {} : { settle: watch('settle', settle) }),
    ...(quote === undefined ? {} : { quote: watch('quote', quote) }),
    ...(limits === undefined ? {} : { limits: watched(limits) }),
    ...(show === undefined ? {} : { show }),
  };
  return { recorded, calls };

  function watched(of: LimitsEngine): LimitsEngine {
    const bonus = of.bonus?.bind(of);
    return {
      list: watch('limits.list', of.list.bind(of)),
      change: watch('limits.change', of.change.bind(of)),
      confirm: watch('limits.confirm', of.confirm.bind(of)),
      reject: watch('limits.reject', of.reject.bind(of)),
      exclude: watch('limits.exclude', of.exclude.bind(of)),
      stake: watch('limits.stake', of.stake.bind(of)),
      settle: watch('limits.settle', of.settle.bind(of)),
      deposit: watch('limits.deposit', of.deposit.bind(of)),
      withdraw: watch('limits.withdraw', of.withdraw.bind(of)),
      ...(bonus === undefined ? {} : { bonus: watch('limits.bonus', bonus) }),
    };
  }
}
