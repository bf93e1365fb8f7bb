type PopstateListener = (event: PopStateEvent) => void

let firstListener: PopstateListener | undefined

// A window's listeners are called in the order they came, whatever phase they ask for: this one comes before the router's.
window.addEventListener('popstate', (event) => firstListener?.(event))

/** Lets somebody hear the way back before the router does, and keep it to themselves. */
export function onPopstateFirst(heard: PopstateListener): void {
  firstListener = heard
}
