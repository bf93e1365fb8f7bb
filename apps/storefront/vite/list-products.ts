import { adaptEnvelope, adaptHeaders, makeAdaptedCall } from '@nusaria/contracts/adapted-call'
import type { Adapter } from '@nusaria/contracts/adapter'
import type { ResultOf } from '@nusaria/contracts/contract'
import { fitToShape } from '@nusaria/contracts/fit'
import { API_BASE, FALLBACK_LANGUAGE } from '@nusaria/contracts/headers'
import { productContract } from '@nusaria/contracts/product'
import { replyShape } from '@nusaria/contracts/reply-shape'
import { isSuccess } from '@nusaria/contracts/status'
import { callHeaders } from '../src/platform/api/call-headers.ts'
import { config } from '../src/platform/config/config.ts'

const PAGE_SIZE = 50
/** ms for each page of products. */
const TIMEOUT = 20_000

/** Who asks: nothing is to be stored under it. */
const DEVICE = 'sitemap'

interface Source {
  /** The address of the API. The calls are below its path, or else below `/api`. */
  readonly api: string
  /** By default that of the shop. */
  readonly storeNo?: string | undefined
  readonly adapter?: Adapter | undefined
}

/**
 * The numbers of all products. Throws when the list is incomplete, since a partial sitemap would remove the rest from search engines.
 * @public `search-engines.ts` loads it by Vite, with the contracts and an adapter
 */
export async function listProducts({ api, storeNo = config.storeNo, adapter = {} }: Source): Promise<string[]> {
  const call = productContract.list
  const shape = replyShape(call)
  const { origin, pathname } = new URL(api)
  const base = pathname.replace(/\/$/, '') || API_BASE
  const found: string[] = []
  for (let page_num = 1; ; page_num++) {
    const args = { page_num, page_size: PAGE_SIZE }
    const outcome = await makeAdaptedCall<unknown>(
      adapter,
      { name: 'product.list', call, args, base, signedIn: false },
      async (request) => {
        const headers = adaptHeaders(adapter, callHeaders(DEVICE, FALLBACK_LANGUAGE, storeNo))
        if (request.body !== null) headers.set('content-type', 'application/json')
        const reply = await fetch(origin + request.url, { ...request, headers, signal: AbortSignal.timeout(TIMEOUT) })
        const envelope = adaptEnvelope(adapter, await reply.json(), reply.status) as {
          readonly code?: number
          readonly data?: unknown
        } | null
        return envelope && isSuccess(envelope) ? { data: envelope.data } : { error: `HTTP ${reply.status}, code ${envelope?.code}` }
      },
    )
    if ('error' in outcome) throw new Error(String(outcome.error))
    const { data } = fitToShape(shape ?? [], outcome.data)
    if (data === undefined) throw new Error('product.list has no list of products')
    const { list, total } = data as ResultOf<typeof call>
    found.push(...list.map(({ product_no }) => product_no))
    if (list.length === 0 || found.length >= total) return [...new Set(found)]
  }
}
