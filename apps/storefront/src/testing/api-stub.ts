import { isRepeatable } from '@nusaria/contracts/contract'
import { favouriteContract } from '@nusaria/contracts/favourite'
import { API_BASE } from '@nusaria/contracts/headers'
import { findCallAt } from '@nusaria/contracts/registry'
import { vi } from 'vitest'
import { XhrOverFetch } from './xhr-over-fetch.ts'

/** What a stubbed call answers: an envelope's `data`, a refusal, or nothing at all. */
export type StubbedReply =
  | { readonly data: unknown }
  | { readonly code: number; readonly data?: unknown }
  | { readonly image: string; readonly id: string }
  | 'unreachable'

export interface SentCall {
  readonly path: string
  readonly body: unknown
}

function responseOf(reply: StubbedReply): Response {
  if (reply === 'unreachable') throw new TypeError('Failed to fetch')
  if ('image' in reply) return new Response(reply.image, { headers: { 'content-type': 'image/svg+xml', 'x-image-id': reply.id } })
  const envelope =
    'code' in reply
      ? { code: reply.code, msg: '', data: reply.data ?? null, status: String(reply.code) }
      : { code: 0, msg: '', data: reply.data, status: '10000' }
  return Response.json(envelope)
}

/** The hearts of a member's product cards ask beside everything else: a test that doesn't stub this call has no favourites, and doesn't see it. */
const HEARTS: string = favouriteContract.status.path

/** By path below `/api`, the replies in turn; a promise is a late reply. */
export type StubbedReplies = Readonly<Record<string, readonly (StubbedReply | Promise<StubbedReply>)[]>>

/** A reply that comes when `send` is called: what shows before it stays as long as a test looks. */
export function lateReply() {
  let send: (reply: StubbedReply) => void = () => {}
  const reply = new Promise<StubbedReply>((resolve) => {
    send = resolve
  })
  return { reply, send }
}

/**
 * Answers calls by their path below `/api`, each with its replies in turn (the last one repeats). Returns the calls. A call that can't reach the shop
 * and is sent once more by itself counts as one.
 */
export function stubApi(replies: StubbedReplies): readonly SentCall[] {
  const calls: SentCall[] = []
  const lost = new Set<string>()
  vi.stubGlobal('XMLHttpRequest', XhrOverFetch)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname } = new URL(url, location.origin)
    const path = pathname.slice(API_BASE.length)
    if (path === HEARTS && !replies[path]) return responseOf({ data: { product_nos: [] } })
    const request = url + init.body
    if (lost.delete(request)) return responseOf('unreachable')
    const turn = calls.filter((call) => call.path === path).length
    calls.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const list = replies[path] ?? []
    const reply = list[Math.min(turn, list.length - 1)]
    if (!reply) return new Response(`Nothing stubbed for ${path}`, { status: 404 })
    const call = findCallAt(init.method ?? 'GET', pathname)?.call
    if ((await reply) === 'unreachable' && call && isRepeatable(call)) lost.add(request)
    return responseOf(await reply)
  })
  return calls
}
