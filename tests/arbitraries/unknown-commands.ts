/** Commands that no module handled in the current test. */
let unknown: string[] = [];

export function noteUnknownCommand(fault: string): void {
  unknown.push(fault);
}

/** Returns the reports so far and clears them, so that they no longer fail the test. */
export function takeUnknownCommands(): readonly string[] {
  const taken = unknown;
  unknown = [];
  return taken;
}
