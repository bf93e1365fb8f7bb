import type { ConfigFile } from './site/config-schema.ts'

interface Known {
  /** The shop's own origin. */
  readonly site?: string
  readonly config: ConfigFile
  /** Browsers reach the server by HTTPS alone. */
  readonly tls?: boolean
  /** Whether the backend answers under a name, which may have a port. By default it has no names. */
  readonly isOwnHost?: (host: string) => boolean
  /** The address on which the server listens. */
  readonly ownOrigin: () => string
}

const PORT = /:\d*$/
const NAME = /^[a-z0-9.-]+$/

/** Whether a name is that of a store: `shop.example`, or any below `*.shop.example`. */
const fits = (name: string, store: string) => (store.startsWith('*') ? NAME.test(name) && name.endsWith(store.slice(1)) : name === store)

/**
 * Finds the origin of the shop by the `Host` of a request. It is always a configured one: caches keep pages, so nobody may choose what stands in
 * them. `Host` only says which store is meant, its port nothing; another name gives the origin of the shop, or that of the first store.
 */
export function createOriginFinder({ site, config, tls, isOwnHost = () => false, ownOrigin }: Known): (host: string) => string {
  const scheme = site ? new URL(site).protocol : tls ? 'https:' : 'http:'
  const stores = (config.stores ?? []).flatMap(({ host }) => host ?? [])
  const first = stores.find((host) => !host.startsWith('*'))
  const usual = site ?? (first && `${scheme}//${first}`)
  return (sent) => {
    const host = sent.toLowerCase()
    if (isOwnHost(host)) return `${scheme}//${host}`
    const name = host.replace(PORT, '').replace(/\.$/, '')
    // Stores may differ in their port alone.
    const store = stores.find((each) => each === host) ?? stores.find((each) => fits(name, each.replace(PORT, '')))
    if (store === undefined) return usual ?? ownOrigin()
    return `${scheme}//${store.startsWith('*') ? name + (PORT.exec(store)?.[0] ?? '') : store}`
  }
}
