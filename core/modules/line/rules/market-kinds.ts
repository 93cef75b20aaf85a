/**
 * The market kinds of the operator's line by name. Texts are keyed by these numbers (`kind.<n>`,
 * `outcome.<n>.<type>`); a kind that is not listed is shown with a general text. Types are 1 home, 2 draw, 3 away for
 * markets with sides; over 1 and under 2; yes 1 and no 2; odd 1 and even 2. Bonus bets never have a leg of kind 7.
 */
export const KIND = {
  /** 1X2, types 1 2 3. */
  result: 1,
  /** Two-way winner (overtime included), types 1 3. */
  winner: 2,
  /** Types 1 (1X), 2 (12), 3 (X2). */
  doubleChance: 3,
  /** Over 1, under 2, at `param`. */
  total: 4,
  homeTotal: 5,
  awayTotal: 6,
  /** One selection at a boosted price; the label has its key, as of a combo with one selection [BST-1]. */
  boost: 7,
  /** Types 1 and 3; `param` is the handicap of the side that the type names. Quarter lines settle half. */
  asianHandicap: 8,
  /** Three-way, types 1 2 3; `param` is the home side's start (whole goals). */
  europeanHandicap: 9,
  bothScore: 10,
  /** Type is home * 10 + away up to 6:6; 127 is any other score. */
  correctScore: 11,
  /** First half (football) result. */
  halfTimeResult: 12,
  /** Types 1 home, 2 nobody, 3 away; `param` is the goal's number times 4. */
  nextGoal: 13,
  oddEven: 14,
  halfTimeTotal: 15,
  /** Type is 1..9: (half-time result - 1) * 3 + full-time result. */
  halfTimeFullTime: 16,
  /** Handicap of the first half; types and `param` like `asianHandicap`. */
  halfTimeHandicap: 17,
  drawNoBet: 18,
  /** Winner of set, frame, leg or map number `param` / 4; types 1 3. */
  setWinner: 19,
  /** Handicap in sets; `param` for the side named. */
  setHandicap: 20,
  /** Total of sets played. */
  setTotal: 21,
  /** Total of points (tennis: games) over the match. */
  pointTotal: 22,
  /** Exact score in sets, type home * 10 + away. */
  setScore: 23,
  /** Result of period, quarter or inning number `param` / 4, types 1 2 3. */
  periodResult: 24,
  /** Handicap in points (tennis: games) over the match; `param` for the side named. */
  pointHandicap: 25,
  /** A runner to win its race: type is its number, label its number and name. */
  raceWin: 26,
  /** A runner to be placed; types and labels like `raceWin`. */
  racePlace: 27,
  /** The first two in order: type is the number of the first runner, `param` that of the second times 4. */
  forecast: 28,
  /** The first three in order: `param` is (16 · number of the second + number of the third) · 4. */
  tricast: 29,
  /** Outright: type is the selection's place in the field, label its name. */
  outright: 30,
  /** Several selections of one game that must all win; the label has their keys [SGC-1]. */
  sameGame: 31,
} as const;

/** The type of `correctScore` that stands for all scores without a market of their own. */
export const ANY_OTHER_SCORE = 127;
