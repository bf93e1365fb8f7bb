/** How long the server waits, in ms. */
export interface TimeLimits {
  /** For the headers of a request, from the start of its connection. A proxy sends them at once. */
  readonly headers: number
  /** For a whole request: a picture of 5 MB over a slow mobile network takes a minute. */
  readonly request: number
  /** For the next request of a connection: longer than proxies keep theirs, which is usually 60 s. */
  readonly idle: number
  /** Between two looks for connections that are too slow. */
  readonly check: number
  /** For running requests when the server stops. */
  readonly stop: number
}

export const TIME_LIMITS: TimeLimits = { headers: 20_000, request: 120_000, idle: 65_000, check: 5_000, stop: 10_000 }
