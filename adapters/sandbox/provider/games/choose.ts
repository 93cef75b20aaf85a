/** The number of ways to choose k of n. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i += 1) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}
