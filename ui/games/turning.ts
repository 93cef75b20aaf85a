/**
 * A wheel that turns under its hub and its pointer. The segments are a picture of their own, so that the browser turns
 * it without painting it again.
 */
import { el, pointAt, svg } from './dom.ts';

const VIEW_BOX = '-108 -114 216 222';
/** The wheel's radius, in units of the picture. */
const RADIUS = 100;
const WHOLE_TURNS = 4;

export interface Segment {
  readonly look: string;
  readonly text: string;
}

export interface WheelLook {
  /** Of the class names of segments and texts: `segment` makes `.segment` and `.segment-text`. */
  readonly name: string;
  readonly hub: number;
  /** Where a segment begins, from the centre; the whole sector otherwise. */
  readonly inner?: number;
  /** Distance of the texts from the centre. */
  readonly textAt: number;
}

export interface TurningWheel {
  readonly picture: HTMLElement;
  /** Replaces the segments; the first one is at the top, the others follow clockwise. */
  readonly draw: (segments: readonly Segment[]) => void;
  /** Turns to a segment, at least four times around; at once in 0 ms. */
  readonly turnTo: (segment: number, ms: number) => Promise<void>;
  /** Writes into the hub. */
  readonly write: (text: string) => void;
}

function sector(inner: number, from: number, to: number): string {
  const start = inner === 0 ? 'M0 0' : `M${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}`;
  return `${start}L${pointAt(RADIUS, from)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(RADIUS, to)}Z`;
}

export function createWheel({ name, hub, inner = 0, textAt }: WheelLook, first: readonly Segment[]): TurningWheel {
  let step = 0;
  let turned = 0;
  const wheel = svg('svg', { viewBox: VIEW_BOX });
  // The box around the picture turns: texts in a picture that turns itself are laid out anew for every frame.
  const rotor = el('div', { class: 'rotor' }, wheel);
  const written = svg('text', { class: 'hub-text', y: 14 });
  const draw = (segments: readonly Segment[]): void => {
    step = 360 / segments.length;
    wheel.replaceChildren(
      ...segments.flatMap(({ look, text }, at) => [
        svg('path', { class: `${name} is-${look}`, d: sector(inner, (at - 0.5) * step, (at + 0.5) * step) }),
        svg('text', { class: `${name}-text`, transform: `rotate(${at * step}) translate(0 -${textAt})` }, text),
      ]),
    );
  };
  draw(first);
  return {
    picture: el(
      'div',
      { class: 'turning', 'aria-hidden': 'true' },
      rotor,
      svg(
        'svg',
        { viewBox: VIEW_BOX },
        svg('circle', { r: hub, class: 'hub' }),
        written,
        svg('path', { d: 'M0 -94 -8 -112H8Z', class: 'pointer' }),
      ),
    ),
    draw,
    async turnTo(segment, ms) {
      const from = turned;
      const target = -segment * step;
      turned = target - 360 * (Math.ceil((target - from) / 360) + WHOLE_TURNS);
      rotor.style.transform = `rotate(${turned}deg)`;
      if (ms > 0)
        await rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${turned}deg)` }], {
          duration: ms,
          easing: 'cubic-bezier(.2,.7,.1,1)',
        }).finished;
    },
    write: (text) => {
      written.textContent = text;
    },
  };
}
