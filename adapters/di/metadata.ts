/**
 * Replaces `reflect-metadata/lite` in the site with the three functions that Inversify calls, 3 KB smaller. All
 * bindings are factories with tokens, so no class ever has metadata; Inversify uses the functions only for a counter.
 */
const kept = new WeakMap<object, Map<unknown, unknown>>();

function getOwnMetadata(key: unknown, target: object): unknown {
  return kept.get(target)?.get(key);
}

function getMetadata(key: unknown, target: object | null): unknown {
  if (target === null) return undefined;
  return kept.get(target)?.has(key) === true
    ? getOwnMetadata(key, target)
    : getMetadata(key, Reflect.getPrototypeOf(target));
}

function defineMetadata(key: unknown, value: unknown, target: object): void {
  const own = kept.get(target) ?? new Map<unknown, unknown>();
  kept.set(target, own.set(key, value));
}

Object.assign(Reflect, { getOwnMetadata, getMetadata, defineMetadata });
