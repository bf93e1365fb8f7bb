const OWN = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Whether an authority (`host[:port]`) is this machine's own: `localhost`, a name under it, or a loopback address. */
export function isLoopback(authority: string): boolean {
  return OWN.test(authority)
}

/**
 * Whether a request that reached a loopback address was also meant for it. A foreign `Host` is a name that was pointed here
 * (DNS rebinding), a foreign `Origin` a page from elsewhere.
 */
export function isOwnRequest({ host = '', origin }: Readonly<Record<string, string | undefined>>): boolean {
  return isLoopback(host) && (origin === undefined || isLoopback(origin.replace(/^https?:\/\//i, '')))
}
