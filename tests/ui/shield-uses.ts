/** The drawings that the shields in an element use, by shield. Shields are decorative: neither role nor text. */
export const shieldsIn = (element: Element): readonly (readonly (string | null)[])[] =>
  [...element.querySelectorAll('svg:has(use[href^="/shields.svg"])')].map((shield) =>
    [...shield.querySelectorAll('use')].map((use) => use.getAttribute('href')),
  );
