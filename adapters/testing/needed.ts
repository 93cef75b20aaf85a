import type { Engine } from './engine.ts';

/** A part of an engine that a law calls. Throws, in words for the report, where the engine lacks it. */
export function needed<Part extends keyof Engine>(engine: Engine, part: Part): NonNullable<Engine[Part]> {
  const found = engine[part];
  if (found === undefined) throw new Error(`the engine has no \`${part}\`, which this law calls: leave the law out`);
  // A function of a class needs its object.
  return (typeof found === 'function' ? found.bind(engine) : found) as NonNullable<Engine[Part]>;
}
