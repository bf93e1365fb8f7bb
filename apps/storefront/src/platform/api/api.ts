import type { Call, CallerArgsOf, DeclaredCall, DeclaredContract, ResultOf } from '@nusaria/contracts/contract'
import { createAction } from '@reduxjs/toolkit'
import type { InfiniteQueryDefinition, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import { createApi } from '@reduxjs/toolkit/query/react'
import { type CallRequest, type ShopBaseQuery, shopBaseQuery, type ToastChoice } from './base-query.ts'
import type { Failure } from './failure.ts'
import { createServerApi } from './server-queries.ts'

/** What cached replies are about. Every reply has `Session`: a change of language, a login and a logout invalidate it. */
const TAGS = [
  'Session',
  'Member',
  'Cart',
  'Order',
  'AfterSale',
  'Address',
  'Voucher',
  'SearchHistory',
  'Payment',
  'Favourite',
  'Viewed',
  'RestockAlert',
  'Review',
  'Question',
  'Message',
  'PaymentMethod',
] as const

export type Tag = (typeof TAGS)[number]

/** The server that rendered the page asked already: its replies, as the state of this slice there. */
export const replied = createAction<object>('api/replied')

const create = import.meta.env.SSR ? createServerApi : createApi

/** The shop's API slice. It is empty: `injectCalls` adds the calls of a topic. */
export const api = create({
  reducerPath: 'api',
  baseQuery: shopBaseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
  extractRehydrationInfo: (action) => (replied.match(action) ? (action.payload as never) : undefined),
  // The whole cache of a rendered page goes with the page: a timer would hold it.
  ...(import.meta.env.SSR ? { keepUnusedDataFor: Number.POSITIVE_INFINITY } : {}),
})

/** `('cart', 'add')` → `cartAdd`; a call already named after its domain keeps its name: `('product', 'productRecommend')`. */
export type EndpointName<D extends string, K extends string> = K extends `${D}${string}` ? K : `${D}${Capitalize<K>}`

export function endpointName(domain: string, call: string): string {
  return call.startsWith(domain) ? call : `${domain}${call.charAt(0).toUpperCase()}${call.slice(1)}`
}

type TagList<C extends DeclaredCall> =
  | readonly Tag[]
  | ((result: ResultOf<C> | undefined, error: Failure | undefined, args: CallerArgsOf<C>) => readonly Tag[])

export interface CallOptions<C extends DeclaredCall> {
  readonly provides?: TagList<C>
  readonly invalidates?: TagList<C>
  /** Shows a toast when the shop refuses the call. Without it the caller shows the refusal. */
  readonly toast?: ToastChoice
  readonly ignoreSessionExpiry?: true
  /** seconds an unused reply stays cached; 60 by default */
  readonly keepUnusedDataFor?: number
  /**
   * Read page by page with `usePagedList`; its hook is `useOrderListInfiniteQuery`. The caller passes `page_size`, the query counts `page_num`, from
   * the caller's on. A refetch asks for all cached pages again, or with `first-page` for the first alone.
   */
  readonly paged?: true | 'first-page'
}

type QueryEndpoint<C extends DeclaredCall> = QueryDefinition<CallerArgsOf<C>, ShopBaseQuery, Tag, ResultOf<C>, 'api'>
type MutationEndpoint<C extends DeclaredCall> = MutationDefinition<CallerArgsOf<C>, ShopBaseQuery, Tag, ResultOf<C>, 'api'>
type PagedEndpoint<C extends DeclaredCall> = InfiniteQueryDefinition<
  Omit<CallerArgsOf<C>, 'page_num'> & { readonly page_num?: number | undefined },
  number,
  ShopBaseQuery,
  Tag,
  ResultOf<C>,
  'api'
>

type Options<C extends DeclaredContract> = { readonly [K in keyof C]?: CallOptions<C[K]> }
type IsPaged<O, K> = K extends keyof O ? (O[K] extends { readonly paged: true | 'first-page' } ? true : false) : false

type Endpoints<D extends string, C extends DeclaredContract, O> = {
  [K in keyof C & string as EndpointName<D, K>]: IsPaged<O, K> extends true
    ? PagedEndpoint<C[K]>
    : C[K]['kind'] extends 'query'
      ? QueryEndpoint<C[K]>
      : MutationEndpoint<C[K]>
}

type AnyArgs = CallRequest['args']

function listTags(list: TagList<Call> | undefined, always: readonly Tag[]) {
  const given = (list ?? []) as readonly Tag[] | ((result: unknown, error: Failure | undefined, args: AnyArgs) => readonly Tag[])
  return (result: unknown, error: Failure | undefined, args: AnyArgs): Tag[] => [
    ...always,
    ...(typeof given === 'function' ? given(result, error, args) : given),
  ]
}

/**
 * Adds calls of a contract, with a hook for each: `injectCalls('search', pickCalls(searchContract, 'suggest'))` gives `useSearchSuggestQuery`.
 * Arguments are flat: path parameters, query and body in one object. Beside `paged`, the parameters of a function need types: TypeScript can't infer
 * them.
 */
export function injectCalls<const D extends string, const C extends DeclaredContract, const O extends Options<C> = object>(
  domain: D,
  calls: C,
  options: O = {} as O,
) {
  return api.injectEndpoints({
    endpoints: (build) => {
      const endpoints = Object.entries(calls).map(([key, call]) => {
        const { provides, invalidates, toast, ignoreSessionExpiry, keepUnusedDataFor, paged } = ((options as Options<C>)[key] ??
          {}) as CallOptions<Call>
        const toRequest = (args: AnyArgs): CallRequest => ({ name: `${domain}.${key}`, call, args, toast, ignoreSessionExpiry })
        const cached = {
          providesTags: listTags(provides, ['Session']),
          // On a server the cache goes with its page.
          ...(import.meta.env.SSR || keepUnusedDataFor === undefined ? {} : { keepUnusedDataFor }),
        }
        const definition = paged
          ? build.infiniteQuery<{ readonly total: number }, { readonly page_size: number; readonly page_num?: number }, number>({
              infiniteQueryOptions: {
                refetchCachedPages: paged === true,
                initialPageParam: 1,
                getNextPageParam: ({ total }, _pages, page, _params, { page_size, page_num = 1 }) =>
                  (page_num - 1 + page) * page_size < total ? page + 1 : undefined,
              },
              query: ({ queryArg, pageParam }) => toRequest({ ...queryArg, page_num: (queryArg.page_num ?? 1) - 1 + pageParam }),
              ...cached,
            })
          : call.kind === 'query'
            ? build.query<unknown, AnyArgs>({ query: toRequest, ...cached })
            : build.mutation<unknown, AnyArgs>({ query: toRequest, invalidatesTags: listTags(invalidates, []) })
        return [endpointName(domain, key), definition]
      })
      return Object.fromEntries(endpoints) as Endpoints<D, C, O>
    },
  })
}

export const ALWAYS_REFETCH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true } as const

/** ms; for `pollingInterval` of a query whose data the server is about to change */
export const POLLING_INTERVAL = 4_000
