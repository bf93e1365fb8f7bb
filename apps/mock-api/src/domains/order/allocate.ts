/**
 * Allocates `amount` to parts in proportion to `weights`, by largest remainder: whole numbers that add up to `amount` exactly. No part
 * exceeds its weight while `amount` is at most their sum. Ties go to the earlier part. All numbers are whole and ≥ 0.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (amount === 0 || sum === 0) return weights.map(() => 0)
  // Rupiah times Rupiah can exceed 2^53, so the products are BigInt.
  const whole = BigInt(sum)
  const shares = weights.map((weight, at) => {
    const product = BigInt(amount) * BigInt(weight)
    return { at, part: Number(product / whole), rest: product % whole }
  })
  let left = amount - shares.reduce((total, share) => total + share.part, 0)
  const byRest = [...shares].sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
  for (const share of byRest) {
    if (left === 0) break
    share.part += 1
    left -= 1
  }
  return shares.map(({ part }) => part)
}
