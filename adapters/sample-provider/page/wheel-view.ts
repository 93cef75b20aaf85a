/** Draws the wheel, and turns it to a sector. */
import { SECTORS } from '../wheel.ts';

const RADIUS = 104;
const DEGREES = 360 / SECTORS.length;
const TURN = Math.PI / 180;
const FILLS: ReadonlyMap<number, readonly [fill: string, text: string]> = new Map([
  [5, ['#f3c54b', '#231a02']],
  [2, ['#1d7a52', '#ffffff']],
  [1, ['#2d4f8f', '#ffffff']],
  [0, ['#39433f', '#dfe7e3']],
]);
const SPINS = 4;

const pointAt = (degrees: number, radius: number): string =>
  `${(radius * Math.sin(degrees * TURN)).toFixed(2)} ${(-radius * Math.cos(degrees * TURN)).toFixed(2)}`;

export interface WheelView {
  /** Resolves when the wheel stands with the pointer at the sector. */
  turnTo(sector: number, isReduced: boolean): Promise<void>;
}

export function createWheelView(svg: SVGSVGElement): WheelView {
  const add = (name: 'path' | 'text', attributes: Readonly<Record<string, string>>): SVGElement => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    svg.append(element);
    return element;
  };
  for (const [at, times] of SECTORS.entries()) {
    const [from, to] = [(at - 0.5) * DEGREES, (at + 0.5) * DEGREES];
    const [fill, text] = FILLS.get(times) ?? ['#39433f', '#ffffff'];
    add('path', {
      d: `M0 0 L${pointAt(from, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to, RADIUS)} Z`,
      fill,
      stroke: '#ffffff55',
    });
    const label = add('text', { transform: `rotate(${at * DEGREES}) translate(0 ${-RADIUS + 22})`, fill: text });
    label.textContent = times === 0 ? '–' : `×${times}`;
  }
  let turned = 0;
  return {
    turnTo: (sector, isReduced) => {
      const rest = (((-sector * DEGREES - turned) % 360) + 360) % 360;
      turned += rest + (isReduced ? 0 : SPINS * 360);
      svg.style.transform = `rotate(${turned}deg)`;
      const running = svg.getAnimations().map(({ finished }) => finished);
      return Promise.allSettled(running).then(() => undefined);
    },
  };
}
