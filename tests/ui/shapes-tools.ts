/** The values of placeholders in the keys of the site chrome's texts. */
import { CASINO_BOTTOM, INFO, MENU, MORE, PRODUCTS } from '../../ui/web/shell/products.ts';

export const TOOLS_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'search.kind.*': ['sport', 'competition', 'team', 'game'],
  'way.*': [...new Set([...PRODUCTS, ...MORE, ...CASINO_BOTTOM, ...MENU, ...INFO].map(({ id }) => id))],
  'windows.question.*': ['failed', 'refused'],
  'support.from.*': ['visitor', 'consultant'],
};
