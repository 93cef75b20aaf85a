/**
 * Whether a text looks like an e-mail address [AUT-10]: one at-sign, a dot behind it, no character that mail can't
 * deliver. Only a letter proves who owns the address.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"',;:()\\[\]]{1,64}@[^\s@<>"',;:()\\[\]]+\.[^\s@<>"',;:()\\[\].]{2,}$/.test(text) &&
    !text.includes('..')
  );
}
