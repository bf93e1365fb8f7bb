import type { Namespace } from '@nusaria/locales/namespaces'
import { randomId } from '../browser/random-id.ts'

const firstLoad = () => {
  window.firstLoad ??= { replies: new Map(), sent: [], texts: [] }
  return window.firstLoad
}

/** ms after the start of the page; a reply that nobody took until then may be out of date. On a slow line the scripts take this long. */
const FRESH = 60_000

/** Headers tell a member from a guest, and one language from another. */
const toKey = (url: string, { method = 'GET', headers, body = null }: RequestInit) =>
  JSON.stringify([method, url, [...new Headers(headers)], body])

/** Sends a request before the shop's scripts are there. The first `takeFirstReply` of the same gets the reply. */
export function sendFirst(url: string, init: RequestInit = {}): Promise<Response> {
  const reply = fetch(url, init)
  const { replies, sent } = firstLoad()
  replies.set(toKey(url, init), reply)
  sent.push(reply)
  return reply
}

/** The id of a browser that has none yet: in calls that are sent first, and then in the shop's. */
export function firstDeviceId(): string {
  const load = firstLoad()
  load.deviceId ??= randomId()
  return load.deviceId
}

/** The reply to the same request that `sendFirst` has sent already, for the first who takes it. */
export function takeFirstReply(url: string, init: RequestInit = {}): Promise<Response> | undefined {
  const key = toKey(url, init)
  const sent = performance.now() < FRESH ? window.firstLoad?.replies.get(key) : undefined
  window.firstLoad?.replies.delete(key)
  const { signal } = init
  return (
    sent &&
    new Promise((resolve, reject) => {
      if (signal?.aborted) reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
      sent.then(resolve, reject)
    })
  )
}

export const firstReplies = () => Promise.allSettled(window.firstLoad?.sent ?? [])

/** For the inline script, which knows the page's texts and shows its pictures. */
export function setFirstLoad(texts: readonly Namespace[], pictures: Promise<void>): void {
  Object.assign(firstLoad(), { texts, pictures })
}

export const firstTexts = (): readonly Namespace[] => window.firstLoad?.texts ?? []
