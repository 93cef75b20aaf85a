/** Faults as the terminal shows them: without a stack. */

export const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
