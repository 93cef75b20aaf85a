/**
 * Registration, login and logout. Every change is committed as a record first; answers wait until the record is
 * durable.
 */
import type { OperatorRecord, StoredPlayer, StoredSession } from '../store/records.ts';
import { hashPassword, playerNumber, readablePassword, verifyPassword } from './credentials.ts';
import type { PasswordHash } from './credentials.ts';
import { createAttempts, LOGIN_FAILURES } from './attempts.ts';
import { about } from './directory.ts';
import type { Currency } from './directory.ts';
import { createWebHasher } from './hasher.ts';
import { createSessions } from './sessions.ts';
import { createCodeBook } from './auth/codes.ts';
import { createLetters } from './auth/letters.ts';
import { createPeople, plainEmail } from './auth/people.ts';
import type { Person } from './auth/people.ts';
import { createQrLogins } from './auth/qr-logins.ts';
import { createSocial } from './auth/social.ts';
import { createTwoFactor } from './auth/two-factor.ts';
import { bonusAccount, HOUSE_BANK, mainAccount, move } from './wallets.ts';

import type { Answer, LoginRefusal, Players, PlayersDeps, SignedIn } from './types.ts';
/** A new player's welcome grant, in euros or the rounded equivalent in the player's currency. */
const WELCOME_EUR = 100;
/** The welcome grant on the bonus account, for free bets. */
const BONUS_EUR = 10;

export function createPlayers(deps: PlayersDeps): Players {
  const { journal, now, random } = deps;
  const hasher = deps.hasher ?? createWebHasher();
  const people = createPeople();
  const registrations = new Map<number, number>();
  const sessions = createSessions({ random, now, commit: (record) => journal.commit(record) });
  const limit = createAttempts(LOGIN_FAILURES);
  // Checked when the login is unknown, so that response times do not reveal which logins exist.
  let decoy: ReturnType<typeof hashPassword> | null = null;
  /** Computed on first use, so that a start hashes nothing. Retried after the pool has refused. */
  const decoyOf = (): ReturnType<typeof hashPassword> => {
    decoy ??= hashPassword('', random, hasher).catch((fault: unknown) => {
      decoy = null;
      throw fault;
    });
    return decoy;
  };

  const twoFactor = createTwoFactor(people, journal, now, random);
  const codes = createCodeBook(random, now);
  const letters = createLetters(random, now);
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

  const endNow = ({ idHash }: StoredSession): void => journal.commit({ t: 'loggedOut', at: now(), idHash });
  const sessionOf = async (cookie: string | undefined): Promise<StoredSession | null> =>
    cookie === undefined ? null : sessions.byCookie(cookie);

  const welcome: Players['welcome'] = async (playerId, arrival) => {
    const { remember, isSecondStepDone = false, replaces, shown = people.byId(playerId)?.hash } = arrival;
    const { cookie, names } = await sessions.prepare();
    const old = await sessionOf(replaces);
    // No await from here to the commit, so no password reset can intervene.
    if (people.byId(playerId)?.hash !== shown) return { ok: false, error: { code: 'wrongCredentials' } };
    if (!isSecondStepDone && twoFactor.isOn(playerId))
      return { ok: false, error: { code: 'twoStepRequired', challenge: codes.open(playerId, remember) } };
    const at = now();
    const previousLoginAt = sessions.lastLoginAt(playerId);
    const session: StoredSession = { ...names, playerId, loginAt: at, previousLoginAt, remember };
    journal.commit({ t: 'loggedIn', at, session });
    if (old !== null) endNow(old);
    return { ok: true, value: await signIn(session, cookie) };
  };
  /** A password that was not checked, because the queue was full, does not count as a failure. */
  const verify = async (key: string, password: string, stored: PasswordHash): Promise<boolean> => {
    try {
      return await verifyPassword(password, stored, hasher);
    } catch (error) {
      limit.withdraw(key);
      throw error;
    }
  };
  const logInAs = async (
    key: string,
    person: () => Person | null,
    password: string,
    remember: boolean,
    replaces: string | undefined,
  ): Promise<Answer<SignedIn, LoginRefusal>> => {
    const retryAfterMs = limit.attempt(key, now());
    if (retryAfterMs !== null) return { ok: false, error: { code: 'tooManyAttempts', retryAfterMs } };
    const player = person();
    const right = await verify(key, password, player ?? (await decoyOf()));
    if (!right || player === null) return { ok: false, error: { code: 'wrongCredentials' } };
    limit.succeeded(key);
    return welcome(player.id, { remember, replaces, shown: player.hash });
  };
  const objection: Players['objection'] = (form, personalData = {}) => {
    if (!form.isAdult) return 'underAge';
    if (currencyOf(form.currency) === undefined) return 'unknownCurrency';
    if (!deps.countries.some(({ id }) => id === form.countryId)) return 'unknownCountry';
    if (personalData.email !== undefined && people.byEmail(personalData.email) !== null) return 'emailTaken';
    if (personalData.phone !== undefined && people.byPhone(personalData.phone) !== null) return 'phoneTaken';
    return (personalData.social ?? []).some(({ provider, socialId }) => people.bySocial(provider, socialId) !== null)
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
    letters,
    twoFactor,
    social: createSocial(random, now),
    qrLogins: createQrLogins(random, now),
    apply: (record) => {
      if (record.t === 'registered') registrations.set(record.player.id, record.at);
      people.apply(record);
      sessions.apply(record);
    },
    objection,
    register: async (form, personalData = {}, replaces) => {
      const first = objection(form, personalData);
      if (first !== null) return { ok: false, error: first };
      const { passwordHash, ...person } = personalData;
      const password = passwordHash === undefined ? readablePassword(random) : '';
      const hash = passwordHash ?? (await hashPassword(password, random, hasher));
      const { cookie, names } = await sessions.prepare();
      const old = await sessionOf(replaces);
      // No await from here to the commit, so no other registration can take the number or the address.
      const second = objection(form, personalData);
      const currency = currencyOf(form.currency);
      if (second !== null || currency === undefined) return { ok: false, error: second ?? 'unknownCurrency' };
      const id = freeNumber();
      const login = String(id);
      const at = now();
      const session: StoredSession = { ...names, playerId: id, loginAt: at, previousLoginAt: null, remember: true };
      const player: StoredPlayer = {
        id,
        login,
        ...hash,
        currency: currency.iso,
        countryId: form.countryId,
        language: form.language,
        ...person,
        ...(form.referral === undefined ? {} : { referral: form.referral }),
        ...(passwordHash === undefined ? {} : { isPasswordOwn: true }),
      };
      const entries = [
        ...move(HOUSE_BANK, mainAccount(id), currency.iso, about(WELCOME_EUR, currency)),
        ...move(HOUSE_BANK, bonusAccount(id), currency.iso, about(BONUS_EUR, currency)),
      ];
      journal.commit({ t: 'registered', at, player, session, entries });
      if (old !== null) endNow(old);
      return { ok: true, value: { ...(await signIn(session, cookie)), login, password } };
    },
    logIn: (login, password, remember = true, replaces) =>
      logInAs(plainEmail(login), () => people.byLogin(login), password, remember, replaces),
    logInByPhone: (phone, password, remember, replaces) =>
      logInAs(phone, () => people.byPhone(phone), password, remember, replaces),
    welcome,
    hash: (password) => hashPassword(password, random, hasher),
    checkPassword: async (playerId, password) => {
      const person = people.byId(playerId);
      if (person === null) throw new Error(`there is no player ${playerId}`);
      const key = `player ${playerId}`;
      const retryAfterMs = limit.attempt(key, now());
      if (retryAfterMs !== null) return { ok: false, error: { code: 'tooManyAttempts', retryAfterMs } };
      if (!(await verify(key, password, person))) return { ok: false, error: { code: 'wrongCredentials' } };
      limit.succeeded(key);
      return { ok: true, value: person.hash };
    },
    setPassword: (playerId, hash, keeps) => {
      letters.void('passwordreset', playerId);
      codes.voidOf(playerId);
      return commit({
        t: 'passwordChanged',
        at: now(),
        playerId,
        ...hash,
        ...(keeps === undefined ? {} : { keeps: keeps.idHash }),
      });
    },
    setSecretQuestion: (playerId, question, answer) =>
      commit({ t: 'secretQuestionSet', at: now(), playerId, question, ...answer }),
    change: (playerId, what) => commit({ t: 'profileChanged', at: now(), playerId, ...what }),
    linkSocial: (playerId, provider, socialId) =>
      commit({ t: 'socialLinked', at: now(), playerId, provider, socialId }),
    logOut: async (cookie) => {
      const session = await sessions.byCookie(cookie);
      if (session === null) return;
      endNow(session);
      await journal.durable();
    },
    end: (session) => {
      endNow(session);
      return journal.durable();
    },
    player: (id) => people.byId(id),
    registeredAt: (id) => {
      const at = registrations.get(id);
      if (at === undefined) throw new Error(`there is no player ${id}`);
      return at;
    },
  };
}
