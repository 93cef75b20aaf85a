/** `--fault name=number` on the command line. */
import { MAX_FAULTS, NO_FAULTS } from '../../operator/faults.ts';
import type { FaultSettings } from '../../operator/faults.ts';

const NAMES = { 'lose-answer': 'loseAnswer', refuse: 'refuse', 'delay-ms': 'delayMs' } as const;

/** All settings together, and a message for each error. The last of a repeated name wins. */
export function readFaults(texts: readonly string[]): {
  readonly settings: FaultSettings;
  readonly errors: readonly string[];
} {
  let settings = NO_FAULTS;
  const errors: string[] = [];
  for (const text of texts) {
    const [, name = '', number = ''] = /^([^=]+)=(\d{1,9})$/.exec(text) ?? [];
    const setting = isName(name) ? NAMES[name] : null;
    if (setting === null)
      errors.push(
        `--fault must be ${Object.keys(NAMES)
          .map((known) => `${known}=NUMBER`)
          .join(', ')}, not ${JSON.stringify(text)}`,
      );
    else if (Number(number) > MAX_FAULTS[setting])
      errors.push(`--fault ${name} is at most ${MAX_FAULTS[setting]}, not ${number}`);
    else settings = { ...settings, [setting]: Number(number) };
  }
  return { settings, errors };
}

function isName(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name);
}
