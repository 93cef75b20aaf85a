/** The values of placeholders in the keys of the site chrome's texts. */
import { CASINO_BOTTOM, INFO, MENU, MORE, PRODUCTS } from '../../ui/web/shell/products.ts';

/** Page types that are a kind of sport. */
const KINDS = ['ufc', 'marble', 'politics'];

export const TOOLS_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'search.kind.*': ['sport', 'competition', 'team', 'game'],
  'way.*': [...new Set([...PRODUCTS, ...MORE, ...CASINO_BOTTOM, ...MENU, ...INFO].map(({ id }) => id))],
  'cyber.*': ['main', 'disciplines', 'champs', 'dashboard'],
  'cyber.*.title': ['disciplines', 'champs'],
  'types.*': KINDS,
  'types.*.none': KINDS,
  'types.*.instead': KINDS,
  'windows.question.*': ['failed', 'refused'],
  'support.from.*': ['visitor', 'consultant'],
};
