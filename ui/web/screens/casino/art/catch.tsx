/** Pictures of fishing and of the camera hunt. */
import type { ReactNode } from 'react';

export function drawFishing(light: string): ReactNode {
  return (
    <g>
      <path d="M0 62q20 -8 40 0t40 0 40 0 40 0 40 0 40 0V150H0Z" fill="#2b6d8c" opacity="0.8" />
      <path d="M236 4L132 54V88" fill="none" stroke={light} strokeWidth="2.500" />
      <circle cx="132" cy="56" r="8" fill="#d0342c" stroke="#fff" strokeWidth="2" />
      <path d="M50 106Q92 66 142 106L172 84V128L142 106Q92 146 50 106Z" fill={light} />
      <circle cx="74" cy="100" r="5" fill="#17221d" />
      <path d="M92 88q10 18 0 36" fill="none" stroke="#17221d" strokeWidth="2.500" />
    </g>
  );
}

export function drawCameraHunt(light: string): ReactNode {
  return (
    <g>
      <path d="M0 118L26 40 52 118ZM190 118L216 34 240 118Z" fill="#17221d" opacity="0.35" />
      <path d="M88 60L84 24 108 44H132L156 24 152 60Q158 98 120 120 82 98 88 60Z" fill="#cf6b2b" />
      <path d="M90 72Q104 84 120 118 136 84 150 72 146 104 120 120 94 104 90 72Z" fill="#f4ece2" />
      <circle cx="106" cy="68" r="5" fill="#17221d" />
      <circle cx="134" cy="68" r="5" fill="#17221d" />
      <path d="M113 108H127L120 117Z" fill="#17221d" />
      <path
        d="M60 40V18H84M156 18H180V40M180 112V134H156M84 134H60V112"
        fill="none"
        stroke={light}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  );
}
