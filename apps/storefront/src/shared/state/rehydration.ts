let resolveRehydrated: () => void = () => {}

/** Settles once the persisted state is back in the store (or was given up on after 5,000 ms). Calls wait for it; the first paint doesn't. */
export const whenRehydrated: Promise<void> = new Promise((resolve) => {
  resolveRehydrated = resolve
})

/** For the store alone. */
export function markRehydrated(): void {
  resolveRehydrated()
}
