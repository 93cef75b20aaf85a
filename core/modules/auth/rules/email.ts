/** What looks like an e-mail address [AUT-10]: one at-sign, a dot behind it, nothing that a letter could not be sent to. Whether it is hers, a letter shows. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"',;:()\\[\]]{1,64}@[^\s@<>"',;:()\\[\]]+\.[^\s@<>"',;:()\\[\].]{2,}$/.test(text) &&
    !text.includes('..')
  );
}
