/** Faults as the terminal shows them: without a stack. */

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

/** What to install where an import found no package; null for every other fault. An optional peer is not installed by itself. */
export function missingPackage(fault: unknown): string | null {
  const [, name] = /^Cannot find package '([^']+)'/.exec(messageOf(fault)) ?? [];
  return name === undefined ? null : `the package ${name} is missing: npm install ${name}`;
}
