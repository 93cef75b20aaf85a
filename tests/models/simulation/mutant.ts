/** The planted bug that is switched on, if any. The tests of the planted bugs put modules in the product's place that look here; nothing else does. */
let active = '';

/** Switches one planted bug on; '' switches it off. */
export function plant(name: string): void {
  active = name;
}

export function isPlanted(name: string): boolean {
  return active === name;
}
