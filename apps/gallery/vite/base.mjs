/** Where the gallery is served: the shop that its screens show is at the root, as it is used to. */
export const BASE = '/gallery/'
