/** A fingerprint for an operator who insists on one where there is no provider: a random name that lasts a day. It looks at nothing of the device. */
const LIFE_MS = 86_400_000;

export function readStandInFingerprint(now = Date.now()): Promise<unknown> {
  return Promise.resolve({ token: crypto.randomUUID(), componentsData: {}, expiresAt: now + LIFE_MS });
}
