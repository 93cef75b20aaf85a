/** Names the packages to install where an import finds none: an optional peer is not installed by itself. */

/** In words; null for every other fault. `together` are packages that the same code needs. */
export function missingPackage(fault: unknown, together: readonly string[] = []): string | null {
  const [, name] = /^Cannot find package '([^']+)'/.exec(fault instanceof Error ? fault.message : String(fault)) ?? [];
  if (name === undefined) return null;
  return `the package ${name} is missing: npm install ${together.includes(name) ? together.join(' ') : name}`;
}

/** Loads code that needs packages which may be missing. Rejects, with what to install, where one of them is. */
export async function importing<T>(packages: readonly string[], load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (fault) {
    const advice = missingPackage(fault, packages);
    throw advice === null ? fault : new Error(advice, { cause: fault });
  }
}
