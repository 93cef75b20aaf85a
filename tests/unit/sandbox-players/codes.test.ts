import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import { CODE_LIFE_MS, createCodeBook, RESEND_MS } from '../../../adapters/sandbox/operator/players/auth/codes.ts';
import { base32 } from '../../../adapters/sandbox/operator/players/auth/totp.ts';

describe('sent codes', () => {
  it('[AUT-4] of an unknown address are never correct, and look like any other', () => {
    const book = createCodeBook(seededRandom(1), () => 0);
    const asked = book.ask('login', '+1', null, false);
    if (!asked.ok) throw new Error('not asked');
    expect(book.check('login', asked.challenge.ticket, asked.code)).toEqual({
      ok: false,
      code: 'wrong_code',
      attemptsLeft: 4,
    });
  });

  it('[AUT-5] have one purpose, work once, are voided by a newer code, and are limited to five an hour', () => {
    let now = 0;
    const book = createCodeBook(seededRandom(2), () => now);
    const ask = (): { ticket: string; code: string } => {
      const asked = book.ask('recovery', 'a@b.co', 7, true);
      if (!asked.ok) throw new Error(`wait ${asked.retryAfterMs}`);
      return { ticket: asked.challenge.ticket, code: asked.code };
    };
    const first = ask();
    expect(book.check('login', first.ticket, first.code)).toMatchObject({ code: 'time_up' });
    now += RESEND_MS;
    const second = ask();
    expect(book.check('recovery', first.ticket, first.code)).toMatchObject({ code: 'time_up' });
    expect(book.check('recovery', second.ticket, second.code)).toMatchObject({ ok: true, playerId: 7, to: 'a@b.co' });
    expect(book.check('recovery', second.ticket, second.code)).toMatchObject({ code: 'time_up' });
    for (let count = 0; count < 3; count += 1) {
      now += RESEND_MS;
      ask();
    }
    now += RESEND_MS;
    expect(book.ask('recovery', 'a@b.co', 7, true)).toEqual({ ok: false, retryAfterMs: 3_600_000 - now });
    now = 3_600_000;
    const last = ask();
    now += CODE_LIFE_MS - 1;
    expect(book.check('recovery', last.ticket, 'x')).toMatchObject({ code: 'wrong_code' });
    now += 1;
    expect(book.check('recovery', last.ticket, last.code)).toMatchObject({ code: 'time_up' });
  });
});

it('[AUT-15] base32 follows RFC 4648', () => {
  const of = (text: string): string => base32(new TextEncoder().encode(text));
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(of)).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});
