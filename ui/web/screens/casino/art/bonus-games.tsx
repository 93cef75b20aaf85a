/** Pictures of the games that are played with turns from bonuses. */
import type { ReactNode } from 'react';
import { Rays, turned } from './shapes.tsx';

export function drawFortuna(light: string): ReactNode {
  return (
    <g transform="translate(120 80)">
      <Rays count={12} radius={56} light={light} />
      <circle r="56" fill="none" stroke="#fff" strokeWidth="5" />
      <circle r="13" fill="#fff" />
      <path d="M0-46-10-70H10Z" fill="#fff" />
      <path d="M-34 66H34L22 58H-22Z" fill="#fff" opacity="0.6" />
    </g>
  );
}

export function drawChest(light: string): ReactNode {
  return (
    <g transform="translate(64 34)">
      <path d="M14 34 22 6Q24 0 30 0H82Q88 0 90 6L98 34Z" fill="#7a4a17" />
      <g fill={light}>
        {turned(5, (at) => (
          <circle key={at} cx={28 + at * 14} cy={at % 2 === 0 ? 32 : 25} r="9" />
        ))}
      </g>
      <path d="M4 38H108V84Q108 90 102 90H10Q4 90 4 84Z" fill="#9c6320" />
      <path d="M4 38H108V50H4Z" fill="#7a4a17" />
      <path d="M46 44H66V62Q56 70 46 62Z" fill={light} />
      <circle cx="56" cy="55" r="4" fill="#17221d" />
    </g>
  );
}

export function drawMemory(light: string): ReactNode {
  return (
    <g transform="translate(51 18)">
      {turned(8, (at) => {
        const isOpen = at === 1 || at === 6;
        return (
          <g key={at} transform={`translate(${(at % 4) * 36} ${Math.floor(at / 4) * 58})`}>
            <rect width="30" height="50" rx="5" fill={isOpen ? '#fff' : light} opacity={isOpen ? 1 : 0.75} />
            {isOpen ? (
              <path d="M15 12 19 22 29 23 21 30 24 40 15 34 6 40 9 30 1 23 11 22Z" fill="#b5471b" />
            ) : (
              <path d="M6 8H24V42H6Z" fill="none" stroke="#17221d" strokeWidth="2" opacity="0.35" />
            )}
          </g>
        );
      })}
    </g>
  );
}

export function drawSafe(light: string): ReactNode {
  return (
    <g transform="translate(120 74)">
      <path d="M-44 56H-28V66H-44ZM28 56H44V66H28Z" fill="#2a312e" />
      <rect x="-58" y="-58" width="116" height="116" rx="10" fill="#56645d" />
      <rect x="-48" y="-48" width="96" height="96" rx="6" fill="#3a4842" />
      <circle r="28" fill={light} />
      <g stroke="#17221d" strokeWidth="3">
        {turned(12, (at) => (
          <path key={at} d="M0-27V-21" transform={`rotate(${at * 30})`} />
        ))}
        <path d="M0 0 12-12" strokeWidth="5" strokeLinecap="round" />
      </g>
      <path d="M44-30H54V-14H44ZM44 14H54V30H44Z" fill="#2a312e" />
    </g>
  );
}

const NUMBERS = [7, 21, 3, 16, 9] as const;
const PLACES = ['78 56', '120 44', '162 56', '99 94', '141 94'] as const;

export function drawLottery(light: string): ReactNode {
  return (
    <g textAnchor="middle" fontWeight="700" fontSize="18">
      {NUMBERS.map((number, at) => (
        <g key={number} transform={`translate(${PLACES[at] ?? ''})`}>
          <circle r="21" fill={at % 2 === 0 ? '#fff' : light} />
          <text y="6" fill="#17221d">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
}

export function drawDragonBonus(light: string): ReactNode {
  return (
    <g transform="translate(120 78)">
      <path d="M-84 40Q0 76 84 40L72 62Q0 84-72 62Z" fill="#7a4a17" />
      {([-46, 46, 0] as const).map((x) => (
        <g key={x} transform={`translate(${x} ${x === 0 ? 0 : 10})`}>
          <path d="M0-52C22-52 34-10 34 12A34 34 0 0 1-34 12C-34-10-22-52 0-52Z" fill={x === 0 ? light : '#fff'} />
          <path
            d="M-16-10q8 8 16 0q8 8 16 0M-22 10q11 9 22 0q11 9 22 0"
            fill="none"
            stroke="#17221d"
            strokeWidth="3"
            opacity="0.45"
          />
        </g>
      ))}
    </g>
  );
}
