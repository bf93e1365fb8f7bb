import { isIP } from 'node:net'
import { controlReply } from '../../control/control.ts'
import type { EngineReply } from '../../engine/http/engine-request.ts'

const LOOPBACK = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|::1)$/
/** Addresses that stand for all addresses of the machine. */
const ALL_ADDRESSES: readonly string[] = ['0.0.0.0', '::', '']
const NAME = /^\.?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/

/** Whether a host name is `localhost`, a name under it, or a loopback address. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.test(hostname)
}

/** Variables about access have values with which the mock must not start. The message has a line for the user. */
export class WrongAccess extends Error {}

interface AllowedHostsOptions {
  /** The address on which the server listens. */
  readonly listening: string
  /** Further names, in lower case. `.example.com` also stands for every name under it. */
  readonly names?: readonly string[]
}

/**
 * The host names by which the server may be reached. A foreign name in `Host` is a page that has its own name resolve to this machine (DNS
 * rebinding), so it is refused. Always allowed: loopback names, the listening address, and the names of the environment. A server on all
 * addresses is also reached by any IP address: such an address can't be rebound.
 */
export class AllowedHosts {
  readonly #listening: string
  readonly #names: readonly string[]

  constructor({ listening, names = [] }: AllowedHostsOptions) {
    this.#listening = listening.toLowerCase()
    this.#names = names
  }

  /** Whether a `Host` header (`name[:port]`) is allowed. */
  has(authority: string): boolean {
    const name = hostnameOf(authority)
    if (name === null) return false
    if (isLoopback(name) || name === this.#listening || this.hasNamed(authority)) return true
    return ALL_ADDRESSES.includes(this.#listening) && isIP(name) > 0
  }

  /** Whether the environment names the host. */
  hasNamed(authority: string): boolean {
    const name = hostnameOf(authority)
    return (
      name !== null && this.#names.some((one) => name === one || (one.startsWith('.') && (name.endsWith(one) || name === one.slice(1))))
    )
  }
}

/** The refusal of a request under a name that isn't allowed. */
export function foreignHostReply(status: 403 | 421): EngineReply {
  return controlReply(status, { error: "The mock doesn't answer under this host name. NUSARIA_HOSTS adds names." })
}

/** The names in `NUSARIA_HOSTS`, such as `shop.example, .shop.example`. Throws `WrongAccess` that names what is no host name. */
export function parseHostNames(list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const wrong = names.find((name) => !NAME.test(name) && !isIP(name))
  if (wrong !== undefined)
    throw new WrongAccess(`NUSARIA_HOSTS: "${wrong}" is not a host name such as shop.example or .shop.example, without scheme and port`)
  return names
}

/** The name of an authority in lower case, without port, brackets and final dot. */
function hostnameOf(authority: string): string | null {
  const [, address, name] = /^(?:\[([0-9a-f:.]+)\]|([^:/@\s]+?)\.?)(?::\d+)?$/i.exec(authority) ?? []
  return (address ?? name)?.toLowerCase() ?? null
}
