export interface RouteMatch<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}

/** Finds the value for a method and path. Adding a second value for one address throws. */
export class Router<T> {
  readonly #exact = new Map<string, T>()
  /** Addresses with parameters, by the pattern of their path. */
  readonly #patterns = new Map<string, { readonly pattern: RegExp; readonly value: T }>()

  add(method: string, path: string, value: T): void {
    const address = `${method} ${path}`
    const source = `^${address.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`
    const key = source.replace(/\?<\w+>/g, '')
    if (this.#exact.has(address) || this.#patterns.has(key)) throw new Error(`Two routes claim ${address}`)
    if (path.includes('/:')) this.#patterns.set(key, { pattern: new RegExp(source), value })
    else this.#exact.set(address, value)
  }

  /** null for an unknown address. A fixed path wins over one with parameters. */
  find(method: string, path: string): RouteMatch<T> | null {
    const address = `${method} ${path}`
    const exact = this.#exact.get(address)
    if (exact !== undefined) return { value: exact, params: {} }
    for (const { pattern, value } of this.#patterns.values()) {
      const found = pattern.exec(address)
      if (found) return withParams(value, found.groups)
    }
    return null
  }
}

/** null for a parameter that can't be decoded. */
function withParams<T>(value: T, groups: Readonly<Record<string, string>> = {}): RouteMatch<T> | null {
  try {
    return { value, params: Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)])) }
  } catch {
    return null
  }
}
