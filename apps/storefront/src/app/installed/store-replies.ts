import { endpointName } from '#platform/api/api.ts'
import { deleteOfOthers, deleteStoredReplies, getOwner, isRecalled, STORED_CALLS, storeReply } from '#platform/api/stored-replies.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { PICTURES_CACHE } from '#platform/worker/messages.ts'
import type { ShopStore } from '../store.ts'

/** ms: replies that arrive together are stored together */
const DELAY = 500

type CachedReply = NonNullable<ReturnType<ShopStore['getState']>['api']['queries'][string]>

const namesByEndpoint = new Map(
  Object.keys(STORED_CALLS).map((name) => {
    const [domain = '', call = ''] = name.split('.')
    return [endpointName(domain, call), name]
  }),
)

/** The replies in an entry of the cache: one, or one for each page of a list. */
function listReplies({ data, originalArgs }: CachedReply): readonly (readonly [args: Readonly<Record<string, unknown>>, data: object])[] {
  const args = { ...(originalArgs as object | undefined) }
  if (typeof data !== 'object' || data === null) return []
  if (!('pages' in data && 'pageParams' in data)) return [[args, data]]
  const { pages, pageParams } = data as { readonly pages: readonly object[]; readonly pageParams: readonly number[] }
  return pages.map((page, index) => [{ ...args, page_num: pageParams[index] }, page])
}

export async function forgetMember(): Promise<void> {
  await deleteStoredReplies()
  // A member's own pictures may be among them.
  try {
    await caches.delete(import.meta.env.BASE_URL + PICTURES_CACHE)
  } catch {
    // None, or forbidden.
  }
}

/** Deletes a member's replies when the session ends, however it does, and those of anybody else. Returns the function that stops storing. */
export function storeReplies(store: Pick<ShopStore, 'getState' | 'subscribe'>): () => void {
  const written = new Map<string, number>()
  let token = selectSession(store.getState()).auth_token
  let owner = getOwner(store.getState())
  /** Replies before it, in ms, may be another session's. */
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = () => {
    timer = undefined
    // Without the worker nobody could read them.
    if (!navigator.serviceWorker?.controller) return
    for (const [key, entry] of Object.entries(store.getState().api.queries)) {
      const name = namesByEndpoint.get(entry?.endpointName ?? '')
      const at = entry?.fulfilledTimeStamp ?? 0
      if (!name || !entry || entry.status !== 'fulfilled' || at <= since || written.get(key) === at) continue
      written.set(key, at)
      for (const [args, data] of listReplies(entry)) if (!isRecalled(data)) void storeReply(owner, name, args, data, at)
    }
  }
  const follow = () => {
    const state = store.getState()
    const next = selectSession(state).auth_token
    if (next !== token) {
      token = next
      owner = getOwner(state)
      since = Date.now()
      written.clear()
      void (next === null ? forgetMember() : deleteOfOthers(owner))
    }
    timer ??= setTimeout(write, DELAY)
  }
  void deleteOfOthers(owner)
  timer = setTimeout(write, DELAY)
  const stop = store.subscribe(follow)
  // The first worker comes after the first replies.
  const controller = new AbortController()
  navigator.serviceWorker?.addEventListener('controllerchange', follow, { signal: controller.signal })
  return () => {
    stop()
    controller.abort()
    clearTimeout(timer)
  }
}
