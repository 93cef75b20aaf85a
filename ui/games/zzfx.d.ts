declare module 'zzfx' {
  /** Plays a sound; the parameters in the order of https://github.com/KilledByAPixel/ZzFX. */
  export const zzfx: (...parameters: readonly number[]) => AudioBufferSourceNode;
}
