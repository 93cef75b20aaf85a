import type { ReactNode } from 'react';
import { PATHS, Windows } from './reels.tsx';

export function drawOrchardRow(light: string): ReactNode {
  return (
    <Windows
      light={light}
      shapes={[
        [PATHS.plum, '#6a2c91'],
        [PATHS.seven, '#b3162a'],
        [PATHS.lemon, '#b98900'],
      ]}
    />
  );
}
