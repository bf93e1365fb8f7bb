/** Why a call was rejected. Plain data, so that it can live in the store. */
export type Failure =
  /** The shop refused the call, with a code of the catalogue or an unknown one; a proxy, with the HTTP status as its code. */
  | {
      readonly kind: 'business'
      readonly code: number
      readonly msg: string
      readonly field: string | null
      readonly params: Readonly<Record<string, string | number>>
    }
  /** Not logged in, or no longer. */
  | { readonly kind: 'session' }
  /** No answer within the time-out or that of a proxy (504), no answer at all, an answer that isn't an envelope, or one that its page can't show. */
  | { readonly kind: 'timeout' | 'network' | 'malformed' }
  /** The service is down for now: HTTP 502 or 503, or any 5xx that isn't an envelope. */
  | { readonly kind: 'unavailable' }
  /** Too many requests (HTTP 429): the call isn't sent again before `until`, in ms of this device's clock. */
  | { readonly kind: 'busy'; readonly until: number }
  /** The request breaks its contract and wasn't sent (only in development and tests). */
  | { readonly kind: 'contract'; readonly call: string; readonly issues: readonly string[] }

/** The failure in the error of a hook or of an unwrapped mutation; undefined when there is none. */
export function toFailure(error: unknown): Failure | undefined {
  return typeof error === 'object' && error !== null && 'kind' in error ? (error as Failure) : undefined
}

export type CallResult<R> = { readonly data: R; readonly error?: undefined } | { readonly error: Failure; readonly data?: undefined }

/** What a trigger of RTK Query resolves to, as a result. */
export function toResult<R>({ data, error }: { readonly data?: R | undefined; readonly error?: unknown }): CallResult<R> {
  return error === undefined ? { data: data as R } : { error: toFailure(error) ?? { kind: 'network' } }
}
