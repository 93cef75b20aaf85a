/** Short sounds, made by the frame itself: a frame loads nothing. Silent until the player turns sound on [GSN-20]. */
export type Cue = 'stake' | 'move' | 'win';

/**
 * Volume, randomness, frequency (Hz), attack, sustain, release (s), shape, its curve, two slides, jump (Hz), time of
 * the jump (s).
 */
const CUES: Readonly<Record<Cue, readonly number[]>> = {
  stake: [0.6, 0, 330, 0, 0.02, 0.06],
  move: [0.5, 0, 440, 0, 0.01, 0.04],
  win: [0.7, 0, 523.25, 0.01, 0.14, 0.3, 0, 1, 0, 0, 261.6, 0.1],
};

export interface Sound {
  readonly set: (isOn: boolean) => void;
  readonly play: (cue: Cue) => void;
}

/** `failed`: this device can't play sounds. */
export function createSound(failed: () => void): Sound {
  let isOn = false;
  const play = async (cue: Cue): Promise<void> => {
    // The module opens the device's audio when it is evaluated: only once a sound is wanted.
    const { zzfx } = await import('zzfx');
    zzfx(...CUES[cue]);
  };
  return {
    set: (value) => {
      isOn = value;
    },
    play: (cue) => {
      if (!isOn) return;
      play(cue).catch(() => {
        isOn = false;
        failed();
      });
    },
  };
}
