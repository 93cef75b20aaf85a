/** Cryptographic digests. */
export interface Digest {
  /**
   * SHA-256 of the text's UTF-8 bytes, as 64 lower-case hex digits. Rejects where the shell has no SHA-256, such as a
   * page that was not loaded securely.
   */
  sha256(text: string): Promise<string>;
}
