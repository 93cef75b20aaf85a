import { expect, it } from 'vitest';
import { createSecretChannels, SECRET_TIMEOUT_MS } from 'touchline/kernel/secrets';
import type { SecretChannel } from 'touchline/kernel/secrets';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import { createMemoryPorts } from '../../models/memory-ports.ts';

function given() {
  const clock = createVirtualClock();
  const { ids } = createMemoryPorts({ clock, report: () => undefined });
  const channels = createSecretChannels(clock, ids);
  return { clock, channels, passwords: channels.create<string>() };
}

/** Sends a secret with a command that is accepted or refused; returns the reference. */
function send(channel: SecretChannel<string>, secret: string, ok = true): string {
  let reference = '';
  channel.send(secret, (name) => {
    reference = name;
    return { ok };
  });
  return reference;
}

it('a secret can be taken once, with the reference that the command carried', () => {
  const { passwords } = given();
  const [first, second] = [send(passwords, 'one'), send(passwords, 'two')];
  expect(passwords.take(second)).toBe('two');
  expect(passwords.take(first)).toBe('one');
  expect(passwords.take(first)).toBeNull();
  expect(passwords.take('none')).toBeNull();
});

it('a secret can be read while the command is decided, and taken while the command is published', () => {
  const { passwords } = given();
  const answer = passwords.send('one', (reference) => ({
    ok: true,
    read: [passwords.peek(reference), passwords.peek(reference), passwords.take(reference), passwords.peek(reference)],
  }));
  expect(answer.read).toEqual(['one', 'one', 'one', null]);
});

it('a refused command leaves no secret', () => {
  const { passwords } = given();
  expect(passwords.take(send(passwords, 'one', false))).toBeNull();
});

it('a secret that no process takes is dropped after the timeout', async () => {
  const { passwords, clock } = given();
  const reference = send(passwords, 'one');
  await clock.run(SECRET_TIMEOUT_MS - 1);
  expect(passwords.peek(reference)).toBe('one');
  await clock.run(1);
  expect(passwords.take(reference)).toBeNull();
});

it('all channels are cleared together, and a channel never returns the secret of another one', () => {
  const { passwords, channels } = given();
  const codes = channels.create<string>();
  const [password, code] = [send(passwords, 'one'), send(codes, '123456')];
  expect(passwords.take(code)).toBeNull();
  expect(codes.take(password)).toBeNull();
  channels.forget();
  expect(passwords.take(password)).toBeNull();
  expect(codes.take(code)).toBeNull();
});
