/**
 * Asks the fingerprint provider. The core decodes the untrusted answer: `{ token, componentsData, expiresAt }`, with
 * the time in ms since the epoch. Rejects where the provider's script is missing. Called only when the operator has
 * asked for a fingerprint.
 */
export interface FingerprintPort {
  read(): Promise<unknown>;
}
