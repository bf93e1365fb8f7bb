import type { ShopStore } from '#app/store.ts'

interface CachedReply {
  readonly endpointName?: string
  readonly data?: unknown
  readonly error?: unknown
}

/** The replies that a rendered page shows, by the name of their endpoint. */
export class Replies {
  readonly #entries: readonly CachedReply[]

  constructor(state: ReturnType<ShopStore['getState']>) {
    this.#entries = Object.values(state.api.queries) as CachedReply[]
  }

  /** The data of the first reply of an endpoint; undefined when none arrived in time. */
  data<T>(endpoint: string): T | undefined {
    return this.#entries.find(({ endpointName, data }) => endpointName === endpoint && data !== undefined)?.data as T | undefined
  }

  /** Why a call of an endpoint was refused; undefined when none was. */
  error(endpoint: string): unknown {
    return this.#entries.find(({ endpointName, error }) => endpointName === endpoint && error !== undefined)?.error
  }
}
