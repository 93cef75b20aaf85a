import { EngineLacks } from './answers.ts';
import type { Engine } from './engine.ts';

export const missing = (name: string): EngineLacks =>
  new EngineLacks(`the engine has no \`${name}\`: add the function, or leave out the laws that call it`);

/** A part of an engine that a law calls. Throws, in words for the report, where the engine lacks it. */
export function needed<Part extends keyof Engine>(engine: Engine, part: Part): NonNullable<Engine[Part]> {
  const found = engine[part];
  if (found === undefined) throw missing(part);
  // A function of a class needs its object.
  return (typeof found === 'function' ? found.bind(engine) : found) as NonNullable<Engine[Part]>;
}
