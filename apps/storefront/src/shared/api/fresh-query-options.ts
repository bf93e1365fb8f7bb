/** Query options of a page whose data may change while it is not in front: it asks again on mount, on focus and when the network is back. */
export const FRESH_QUERY_OPTIONS = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true } as const
