/** Registration, login and logout. Every change is a record first; answers wait until it is durable. */
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord, StoredPlayer, StoredSession } from '../store/records.ts';
import { hashPassword, PASSWORD_ITERATIONS, playerNumber, readablePassword, verifyPassword } from './credentials.ts';
import type { RandomBytes } from './credentials.ts';
import { about } from './directory.ts';
import type { Country, Currency } from './directory.ts';
import { createLoginLimit } from './login-limit.ts';
import { createSessions } from './sessions.ts';
import type { AccessToken, Sessions } from './sessions.ts';
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

export type RegistrationRefusal = 'underAge' | 'unknownCurrency' | 'unknownCountry';
export type LoginRefusal = { readonly code: 'wrongCredentials' } | { readonly code: 'tooManyAttempts'; readonly retryAfterMs: number };

type Answer<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: R };

export interface Players {
  apply(record: OperatorRecord): void;
  register(form: RegistrationForm): Promise<Answer<SignedIn & { readonly login: string; readonly password: string }, RegistrationRefusal>>;
  logIn(login: string, password: string): Promise<Answer<SignedIn, LoginRefusal>>;
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
  const players = new Map<number, StoredPlayer>();
  const registrations = new Map<number, number>();
  const byLogin = new Map<string, StoredPlayer>();
  const sessions = createSessions(random);
  const limit = createLoginLimit();
  // Checked when the login is unknown, so that an answer's time does not tell whether a login exists.
  const decoy = hashPassword('', random, iterations);

  const signIn = async (session: StoredSession, cookie: string): Promise<SignedIn> => {
    await journal.durable();
    return { ...sessions.issueToken(session, now()), userId: session.playerId, previousLoginAt: session.previousLoginAt, cookie };
  };

  const freeNumber = (): number => {
    for (;;) {
      const id = playerNumber(random);
      if (!players.has(id)) return id;
    }
  };

  return {
    sessions,
    apply: (record) => {
      if (record.t === 'registered') {
        players.set(record.player.id, record.player);
        registrations.set(record.player.id, record.at);
        byLogin.set(record.player.login, record.player);
      }
      sessions.apply(record);
    },
    register: async (form) => {
      if (!form.isAdult) return { ok: false, error: 'underAge' };
      const currency = deps.currencies.find(({ iso, id }) => iso === form.currency || id === form.currency);
      if (currency === undefined) return { ok: false, error: 'unknownCurrency' };
      if (!deps.countries.some(({ id }) => id === form.countryId)) return { ok: false, error: 'unknownCountry' };
      const password = readablePassword(random);
      const hash = await hashPassword(password, random, iterations);
      const { cookie, names } = await sessions.prepare();
      // Nothing waits between here and the commit, so no other registration can take the number.
      const id = freeNumber();
      const login = String(id);
      const at = now();
      const session: StoredSession = { ...names, playerId: id, loginAt: at, previousLoginAt: null };
      const player: StoredPlayer = { id, login, ...hash, currency: currency.iso, countryId: form.countryId, language: form.language };
      const entries = [
        ...move(HOUSE_BANK, mainAccount(id), currency.iso, about(WELCOME_EUR, currency)),
        ...move(HOUSE_BANK, bonusAccount(id), currency.iso, about(BONUS_EUR, currency)),
      ];
      journal.commit({ t: 'registered', at, player, session, entries });
      return { ok: true, value: { ...(await signIn(session, cookie)), login, password } };
    },
    logIn: async (login, password) => {
      const retryAfterMs = limit.attempt(login, now());
      if (retryAfterMs !== null) return { ok: false, error: { code: 'tooManyAttempts', retryAfterMs } };
      const player = byLogin.get(login);
      const right = await verifyPassword(password, player ?? (await decoy));
      if (!right || player === undefined) return { ok: false, error: { code: 'wrongCredentials' } };
      limit.succeeded(login);
      const { cookie, names } = await sessions.prepare();
      const at = now();
      const session: StoredSession = { ...names, playerId: player.id, loginAt: at, previousLoginAt: sessions.lastLoginAt(player.id) };
      journal.commit({ t: 'loggedIn', at, session });
      return { ok: true, value: await signIn(session, cookie) };
    },
    logOut: async (cookie) => {
      const session = await sessions.byCookie(cookie);
      if (session === null) return;
      journal.commit({ t: 'loggedOut', at: now(), idHash: session.idHash });
      await journal.durable();
    },
    player: (id) => players.get(id) ?? null,
    registeredAt: (id) => {
      const at = registrations.get(id);
      if (at === undefined) throw new Error(`there is no player ${id}`);
      return at;
    },
  };
}
