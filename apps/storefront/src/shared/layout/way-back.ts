type Heard = (event: PopStateEvent) => void

let first: Heard | undefined

// A window's listeners are called in the order they came, whatever phase they ask for: this one comes before the router's.
window.addEventListener('popstate', (event) => first?.(event))

/** Lets somebody hear the way back before the router does, and keep it to themselves. */
export function hearWayBackFirst(heard: Heard): void {
  first = heard
}
