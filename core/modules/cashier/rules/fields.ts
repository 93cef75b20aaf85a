/**
 * Validates typed values against a method's fields: the shell during typing, the operator again [CSH-5]. Spaces never
 * count.
 */
import type { Field } from '../types.ts';

export interface FieldFault {
  readonly field: Field['name'];
  readonly code: 'fieldMissing' | 'fieldInvalid';
}

/** Every fault of every field, in the fields' order. */
export function fieldFaults(fields: readonly Field[], values: Readonly<Record<string, string>>): readonly FieldFault[] {
  return fields.flatMap((field): readonly FieldFault[] => {
    const value = cleaned(field, Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '');
    if (value === '') return [{ field: field.name, code: 'fieldMissing' }];
    return fits(field, value) ? [] : [{ field: field.name, code: 'fieldInvalid' }];
  });
}

/** The value to send: trimmed, and without inner spaces where they mean nothing. */
export function cleaned({ shape }: Pick<Field, 'shape'>, value: string): string {
  const narrow = value.normalize('NFKC');
  switch (shape) {
    case 'text':
      return narrow.trim().replace(/\s+/g, ' ');
    case 'iban':
      return narrow.replace(/\s+/g, '').toUpperCase();
    case 'digits':
    case 'phone':
      return narrow.replace(/[\s().-]+/g, '');
    case 'email':
    case 'cryptoAddress':
      return narrow.trim();
  }
}

function fits({ shape, minLength, maxLength }: Field, value: string): boolean {
  const { length } = value;
  if (length < minLength || length > maxLength) return false;
  switch (shape) {
    case 'text':
      return !/\p{Cc}/u.test(value);
    case 'digits':
      return /^\d+$/.test(value);
    case 'iban':
      return isIban(value);
    case 'email':
      return /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value);
    case 'phone':
      return /^\+?\d+$/.test(value);
    case 'cryptoAddress':
      return /^[A-Za-z0-9]+$/.test(value);
  }
}

/**
 * Validates an IBAN by ISO 13616: the country and check digits go to the end, letters count from 10, and the remainder
 * by 97 is 1.
 */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  let rest = 0;
  for (const letter of value.slice(4) + value.slice(0, 4)) {
    const part = Number.parseInt(letter, 36);
    rest = (rest * (part > 9 ? 100 : 10) + part) % 97;
  }
  return rest === 1;
}
