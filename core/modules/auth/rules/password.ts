/** Password rules [AUT-8]. The operator checks the same rules, and its answer decides. */

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 64;

export type PasswordRule = 'length' | 'letter' | 'digit' | 'notLogin' | 'notCommon';
export const PASSWORD_RULES: readonly PasswordRule[] = ['length', 'letter', 'digit', 'notLogin', 'notCommon'];

const COMMON: ReadonlySet<string> = new Set([
  'password1',
  'passw0rd',
  'qwerty123',
  'qwertz123',
  'abc12345',
  'a1234567',
  'letmein1',
  'welcome1',
  'admin123',
  'iloveyou1',
  'football1',
  'password123',
  'touchline1',
  '1q2w3e4r',
  '1qaz2wsx',
  'q1w2e3r4',
]);

/** The rules that a password breaks. `own` is the player's login, e-mail address and phone. */
export function brokenPasswordRules(password: string, own: readonly string[] = []): readonly PasswordRule[] {
  const plain = password.toLowerCase();
  const isOwn = own.some((each) => {
    const [name = ''] = each.toLowerCase().split('@');
    return name.length >= 4 && plain.includes(name);
  });
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: password.length < PASSWORD_MIN || password.length > PASSWORD_MAX,
    letter: !/\p{L}/u.test(password),
    digit: !/\d/.test(password),
    notLogin: password !== '' && isOwn,
    notCommon: COMMON.has(plain),
  };
  return PASSWORD_RULES.filter((rule) => broken[rule]);
}
