const OWN = /^(?:(?:.+\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i

/** Whether an authority (`host[:port]`) is `localhost`, a name under it, or a loopback address. */
export function isLoopback(authority: string): boolean {
  return OWN.test(authority)
}

/**
 * Whether a request to a loopback address was meant for it. A foreign `Host` is a DNS rebinding, a foreign `Origin` another site's page.
 */
export function isOwnRequest({ host = '', origin }: Readonly<Record<string, string | undefined>>): boolean {
  return isLoopback(host) && (origin === undefined || isLoopback(origin.replace(/^https?:\/\//i, '')))
}
