let preload: (pathname: string) => void = () => {}

/** For the route table, which knows where each page's code is. */
export function setPreloader(next: typeof preload): void {
  preload = next
}

export function preloadPage(to: string): void {
  preload(to.split(/[?#]/)[0] ?? to)
}
