/** Registration, login and logout. Every change is a record first; answers wait until it is durable. */
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord, StoredPlayer, StoredSession } from '../store/records.ts';
import { hashPassword, PASSWORD_ITERATIONS, playerNumber, readablePassword, verifyPassword } from './credentials.ts';
import type { PasswordHash, RandomBytes } from './credentials.ts';
import { about } from './directory.ts';
import type { Country, Currency } from './directory.ts';
import { createLoginLimit } from './login-limit.ts';
import { createSessions } from './sessions.ts';
import type { AccessToken, Sessions } from './sessions.ts';
import { createCodeBook } from './auth/codes.ts';
import type { Challenge, CodeBook } from './auth/codes.ts';
import { createLetters } from './auth/letters.ts';
import type { Letters } from './auth/letters.ts';
import { createPeople, plainEmail } from './auth/people.ts';
import type { People, Person } from './auth/people.ts';
import { createSocial } from './auth/social.ts';
import type { SocialDesk } from './auth/social.ts';
import { createTwoFactor } from './auth/two-factor.ts';
import type { TwoFactorDesk } from './auth/two-factor.ts';
import { bonusAccount, HOUSE_BANK, mainAccount, move } from './wallets.ts';

/** A new player's welcome grant, in euros or about as much of the player's currency. */
const WELCOME_EUR = 100;
/** The same on the bonus account, for free bets. */
const BONUS_EUR = 10;

export interface SignedIn extends AccessToken {
  readonly userId: number;
  readonly previousLoginAt: number | null;
  /** Names the session; belongs into an HttpOnly cookie and nowhere else. */
  readonly cookie: string;
}

export interface RegistrationForm {
  readonly currency: string | number;
  readonly countryId: number;
  readonly language: string;
  readonly isAdult: boolean;
}

/** What she told of herself, already looked at. `passwordHash` where she chose a password. */
export type Told = Pick<
  StoredPlayer,
  | 'phone'
  | 'email'
  | 'name'
  | 'surname'
  | 'birthDate'
  | 'bonus'
  | 'wantsNewsletter'
  | 'isEmailConfirmed'
  | 'isPhoneConfirmed'
  | 'social'
> & { readonly passwordHash?: PasswordHash };

export type RegistrationRefusal =
  | 'underAge'
  | 'unknownCurrency'
  | 'unknownCountry'
  | 'emailTaken'
  | 'phoneTaken'
  | 'socialTaken';
export type LoginRefusal =
  | { readonly code: 'wrongCredentials' }
  | { readonly code: 'tooManyAttempts'; readonly retryAfterMs: number }
  | { readonly code: 'twoStepRequired'; readonly challenge: Challenge };

type Answer<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: R };

export interface Players {
  apply(record: OperatorRecord): void;
  /** `password` is empty where she chose it herself. */
  register(
    form: RegistrationForm,
    told?: Told,
  ): Promise<Answer<SignedIn & { readonly login: string; readonly password: string }, RegistrationRefusal>>;
  /** What speaks against a registration, or null. */
  objection(form: RegistrationForm, told?: Told): RegistrationRefusal | null;
  /** By number or e-mail address. `remember` is kept with the second step, where there is one. */
  logIn(login: string, password: string, remember?: boolean): Promise<Answer<SignedIn, LoginRefusal>>;
  logInByPhone(phone: string, password: string, remember: boolean): Promise<Answer<SignedIn, LoginRefusal>>;
  /** Signs in who has shown who she is, or asks for her second step. */
  welcome(playerId: number, remember: boolean, isSecondStepDone?: boolean): Promise<Answer<SignedIn, LoginRefusal>>;
  hash(password: string): Promise<PasswordHash>;
  /** Ends all her sessions. */
  setPassword(playerId: number, password: string): Promise<void>;
  change(
    playerId: number,
    what: { readonly email?: string; readonly isEmailConfirmed?: boolean; readonly wantsNewsletter?: boolean },
  ): Promise<void>;
  linkSocial(playerId: number, provider: string, socialId: string): Promise<void>;
  readonly people: People;
  readonly codes: CodeBook;
  readonly letters: Letters;
  readonly twoFactor: TwoFactorDesk;
  readonly social: SocialDesk;
  /** Ends the cookie's session and its tokens; nothing happens when there is none. */
  logOut(cookie: string): Promise<void>;
  player(id: number): StoredPlayer | null;
  /** Wall ms. Throws for a number that is no player's. */
  registeredAt(id: number): number;
  readonly sessions: Pick<Sessions, 'byCookie' | 'byToken' | 'issueToken'>;
}

export interface PlayersDeps {
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly passwordIterations?: number;
}

export function createPlayers(deps: PlayersDeps): Players {
  const { journal, now, random } = deps;
  const iterations = deps.passwordIterations ?? PASSWORD_ITERATIONS;
  const people = createPeople();
  const registrations = new Map<number, number>();
  const sessions = createSessions(random);
  const limit = createLoginLimit();
  // Checked when the login is unknown, so that an answer's time does not tell whether a login exists.
  const decoy = hashPassword('', random, iterations);

  const twoFactor = createTwoFactor(people, journal, now, random);
  const codes = createCodeBook(random, now);
  const currencyOf = (asked: string | number): Currency | undefined =>
    deps.currencies.find(({ iso, id }) => iso === asked || id === asked);

  const signIn = async (session: StoredSession, cookie: string): Promise<SignedIn> => {
    await journal.durable();
    return {
      ...sessions.issueToken(session, now()),
      userId: session.playerId,
      previousLoginAt: session.previousLoginAt,
      cookie,
    };
  };

  const freeNumber = (): number => {
    for (;;) {
      const id = playerNumber(random);
      if (people.byId(id) === null) return id;
    }
  };

  const welcome: Players['welcome'] = async (playerId, remember, isSecondStepDone = false) => {
    if (!isSecondStepDone && twoFactor.isOn(playerId))
      return { ok: false, error: { code: 'twoStepRequired', challenge: codes.open(playerId, remember) } };
    const { cookie, names } = await sessions.prepare();
    const at = now();
    const session: StoredSession = { ...names, playerId, loginAt: at, previousLoginAt: sessions.lastLoginAt(playerId) };
    journal.commit({ t: 'loggedIn', at, session });
    return { ok: true, value: await signIn(session, cookie) };
  };
  const logInAs = async (
    key: string,
    person: () => Person | null,
    password: string,
    remember: boolean,
  ): Promise<Answer<SignedIn, LoginRefusal>> => {
    const retryAfterMs = limit.attempt(key, now());
    if (retryAfterMs !== null) return { ok: false, error: { code: 'tooManyAttempts', retryAfterMs } };
    const player = person();
    const right = await verifyPassword(password, player ?? (await decoy));
    if (!right || player === null) return { ok: false, error: { code: 'wrongCredentials' } };
    limit.succeeded(key);
    return welcome(player.id, remember);
  };
  const objection: Players['objection'] = (form, told = {}) => {
    if (!form.isAdult) return 'underAge';
    if (currencyOf(form.currency) === undefined) return 'unknownCurrency';
    if (!deps.countries.some(({ id }) => id === form.countryId)) return 'unknownCountry';
    if (told.email !== undefined && people.byEmail(told.email) !== null) return 'emailTaken';
    if (told.phone !== undefined && people.byPhone(told.phone) !== null) return 'phoneTaken';
    return (told.social ?? []).some(({ provider, socialId }) => people.bySocial(provider, socialId) !== null)
      ? 'socialTaken'
      : null;
  };
  const commit = async (record: OperatorRecord): Promise<void> => {
    journal.commit(record);
    await journal.durable();
  };

  return {
    sessions,
    people,
    codes,
    letters: createLetters(random, now),
    twoFactor,
    social: createSocial(random, now),
    apply: (record) => {
      if (record.t === 'registered') registrations.set(record.player.id, record.at);
      people.apply(record);
      sessions.apply(record);
    },
    objection,
    register: async (form, told = {}) => {
      const first = objection(form, told);
      if (first !== null) return { ok: false, error: first };
      const { passwordHash, ...person } = told;
      const password = passwordHash === undefined ? readablePassword(random) : '';
      const hash = passwordHash ?? (await hashPassword(password, random, iterations));
      const { cookie, names } = await sessions.prepare();
      // Nothing waits between here and the commit, so no other registration can take the number or the address.
      const second = objection(form, told);
      const currency = currencyOf(form.currency);
      if (second !== null || currency === undefined) return { ok: false, error: second ?? 'unknownCurrency' };
      const id = freeNumber();
      const login = String(id);
      const at = now();
      const session: StoredSession = { ...names, playerId: id, loginAt: at, previousLoginAt: null };
      const player: StoredPlayer = {
        id,
        login,
        ...hash,
        currency: currency.iso,
        countryId: form.countryId,
        language: form.language,
        ...person,
      };
      const entries = [
        ...move(HOUSE_BANK, mainAccount(id), currency.iso, about(WELCOME_EUR, currency)),
        ...move(HOUSE_BANK, bonusAccount(id), currency.iso, about(BONUS_EUR, currency)),
      ];
      journal.commit({ t: 'registered', at, player, session, entries });
      return { ok: true, value: { ...(await signIn(session, cookie)), login, password } };
    },
    logIn: (login, password, remember = true) =>
      logInAs(plainEmail(login), () => people.byLogin(login), password, remember),
    logInByPhone: (phone, password, remember) => logInAs(phone, () => people.byPhone(phone), password, remember),
    welcome,
    hash: (password) => hashPassword(password, random, iterations),
    setPassword: async (playerId, password) =>
      commit({ t: 'passwordChanged', at: now(), playerId, ...(await hashPassword(password, random, iterations)) }),
    change: (playerId, what) => commit({ t: 'profileChanged', at: now(), playerId, ...what }),
    linkSocial: (playerId, provider, socialId) =>
      commit({ t: 'socialLinked', at: now(), playerId, provider, socialId }),
    logOut: async (cookie) => {
      const session = await sessions.byCookie(cookie);
      if (session === null) return;
      await commit({ t: 'loggedOut', at: now(), idHash: session.idHash });
    },
    player: (id) => people.byId(id),
    registeredAt: (id) => {
      const at = registrations.get(id);
      if (at === undefined) throw new Error(`there is no player ${id}`);
      return at;
    },
  };
}
