/** The operator's captcha question as it is read. */
import { expect, it } from 'vitest';
import { decodeUpdate } from 'touchline/core/captcha/wire';

it('[CAP-7] a question is text of at most 300 characters, and an empty one is none', () => {
  const asked = (question: string) => decodeUpdate({ id: 'q', question });
  expect(asked(' <b>2</b> + 2? ')).toEqual({ ok: true, value: { id: 'q', question: '<b>2</b> + 2?' } });
  expect(asked('x'.repeat(301))).toEqual({ ok: true, value: { id: 'q', question: 'x'.repeat(300) } });
  expect(asked('   ')).toEqual({ ok: false, error: 'no question' });
});
