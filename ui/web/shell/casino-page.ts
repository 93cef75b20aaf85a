/** Pages of the casino, which has a bottom navigation of its own. */
export const CASINO_PAGE =
  /^\/(?:casino|slots|live-casino|providers|my-casino|bonus\/casino|tournaments|bingo|keno|poker|scratchcards|fast-|(?:asian|card|crash|skill)-games|tvgames|fishinghunting|hunting-and-fishing|allgames|othergames)/;
