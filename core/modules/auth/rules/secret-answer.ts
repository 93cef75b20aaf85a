/** The answer to a secret question [AUT-25]. One rule for the core and the stand-in operator. */

const MIN_ANSWER = 3;
const MAX_ANSWER = 64;

/** The form in which answers are compared: the same answer in other letters or with other spaces is the same. */
export function plainAnswer(answer: string): string {
  return answer.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

export function isAnswer(answer: string): boolean {
  const { length } = plainAnswer(answer);
  return length >= MIN_ANSWER && length <= MAX_ANSWER;
}
