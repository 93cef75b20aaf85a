/** The active planted bug, if any. Only the modules that the mutation tests substitute read it. */
let active = '';

/** Switches one planted bug on; '' switches it off. */
export function plant(name: string): void {
  active = name;
}

export function isPlanted(name: string): boolean {
  return active === name;
}
