/** The middle one, or the upper of the two in the middle. */
export const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0
