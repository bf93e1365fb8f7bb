// What the service worker and the page tell each other.

export const WORKER_FILE = 'service-worker.js'
/** The waiting worker takes over. */
export const SKIP_WAITING = 'SKIP_WAITING'
/** Asks a worker for its version; it answers on the message's port. */
export const GET_VERSION = 'GET_VERSION'
/** The cache of files with a hash in their name, below the base path. */
export const ASSETS_CACHE = 'assets'
/** Names the cache of pictures, below the base path. A member's own pictures may be in it. */
export const PICTURES_CACHE = 'pictures'
/** The name of the meta element with the version of the page, which is that of the worker built with it. */
export const VERSION_META = 'version'

export interface BuildFacts {
  /** begins and ends with a slash */
  readonly base: string
  readonly version: string
  /** Files to store at the installation. A file without a hash in its name has its content's hash as revision. */
  readonly precached: readonly { readonly url: string; readonly revision: string | null }[]
  /** Where the API is on this host, without a slash at the end. */
  readonly apiBase: string
}
