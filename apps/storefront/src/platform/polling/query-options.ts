export const ALWAYS_REFETCH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true } as const

/** ms; for `pollingInterval` of a query whose data the server is about to change */
export const POLLING_INTERVAL = 4_000
