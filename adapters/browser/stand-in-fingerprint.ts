/**
 * A fingerprint for operators that require one where no provider is configured: a random name that lasts a day. Nothing
 * about the device is read.
 */
const LIFE_MS = 86_400_000;

export function readStandInFingerprint(now = Date.now()): Promise<unknown> {
  return Promise.resolve({ token: crypto.randomUUID(), componentsData: {}, expiresAt: now + LIFE_MS });
}
