/**
 * Decides what becomes of the cart that each change answers. Changes can overlap, and their answers may come in any order: an answer is
 * shown only when its change ran alone; after an overlap the cart is fetched anew once the last one is done.
 */
export function createMutationTracker() {
  let running = 0
  let overlapped = false
  return {
    started(): void {
      running += 1
      if (running > 1) overlapped = true
    },
    /** Call once per started change. `show`: its answer is the whole truth; `wait`: others are under way; `refetch`: ask again. */
    settled(succeeded: boolean): 'show' | 'wait' | 'refetch' {
      running -= 1
      if (running > 0) return 'wait'
      const alone = !overlapped
      overlapped = false
      return alone && succeeded ? 'show' : 'refetch'
    },
  } as const
}
