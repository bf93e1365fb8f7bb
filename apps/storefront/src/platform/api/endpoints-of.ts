import type { Call, CallerArgsOf, DeclaredCall, DeclaredContract, ResultOf } from '@nusaria/contracts/contract'
import type { EndpointBuilder, InfiniteQueryDefinition, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import type { Tag } from './api.ts'
import type { CallRequest, ShopBaseQuery, SuppressToast } from './base-query.ts'
import type { Failure } from './failure.ts'

/** `('cart', 'add')` → `cartAdd`; a call already named after its domain keeps its name: `('product', 'productRecommend')`. */
export type EndpointName<D extends string, K extends string> = K extends `${D}${string}` ? K : `${D}${Capitalize<K>}`

type DefinitionOf<C extends DeclaredCall> = C['kind'] extends 'query'
  ? QueryDefinition<CallerArgsOf<C>, ShopBaseQuery, Tag, ResultOf<C>, 'api'>
  : MutationDefinition<CallerArgsOf<C>, ShopBaseQuery, Tag, ResultOf<C>, 'api'>

/** Of a call that is read page by page: the page's number in its arguments is that of the first page to read; 1 without one. */
type PagedDefinitionOf<C extends DeclaredCall> = InfiniteQueryDefinition<
  Omit<CallerArgsOf<C>, 'page_num'> & { readonly page_num?: number | undefined },
  number,
  ShopBaseQuery,
  Tag,
  ResultOf<C>,
  'api'
>

type PagedEndpointsOf<D extends string, C extends DeclaredContract> = {
  [K in keyof C & string as EndpointName<D, K>]: PagedDefinitionOf<C[K]>
}

export type EndpointsOf<D extends string, C extends DeclaredContract> = {
  [K in keyof C & string as EndpointName<D, K>]: DefinitionOf<C[K]>
}

type TagList<C extends DeclaredCall> =
  | readonly Tag[]
  | ((result: ResultOf<C> | undefined, error: Failure | undefined, args: CallerArgsOf<C>) => readonly Tag[])

/** Settings besides the contract: cache tags, and how failures are shown. */
export interface CallOptions<C extends DeclaredCall> {
  /** Tags of a query, beside `Session`, which every reply has. */
  readonly provides?: TagList<C>
  readonly invalidates?: TagList<C>
  /** `true`: no toast for any failure. A list: the page shows these itself, the others toast. */
  readonly suppressToast?: SuppressToast
  readonly ignoreSessionExpiry?: true
  /** seconds an unused reply stays cached; 60 by default */
  readonly keepUnusedDataFor?: number
  /** Of a paged call: a refetch fetches only the first page. By default it fetches all cached pages again. */
  readonly refetchCachedPages?: false
}

type Options<C extends DeclaredContract> = { readonly [K in keyof C]?: CallOptions<C[K]> }

export function endpointName(domain: string, call: string): string {
  return call.startsWith(domain) ? call : `${domain}${call.charAt(0).toUpperCase()}${call.slice(1)}`
}

type AnyArgs = CallRequest['args']

function tagsOf(list: TagList<Call> | undefined, always: readonly Tag[]) {
  const given = (list ?? []) as readonly Tag[] | ((result: unknown, error: Failure | undefined, args: AnyArgs) => readonly Tag[])
  return (result: unknown, error: Failure | undefined, args: AnyArgs): Tag[] => [
    ...always,
    ...(typeof given === 'function' ? given(result, error, args) : given),
  ]
}

/** On a server the cache goes with its page. */
const keptFor = (keepUnusedDataFor: number | undefined) =>
  import.meta.env.SSR || keepUnusedDataFor === undefined ? {} : { keepUnusedDataFor }

/**
 * RTK Query endpoints for every call of a contract, with their hooks' names: `endpointsOf('search', searchContract)` gives
 * `useSearchSuggestQuery`. Arguments are flat: path parameters, query and body in one object.
 */
export function endpointsOf<const D extends string, const C extends DeclaredContract>(domain: D, contract: C, options: Options<C> = {}) {
  return (build: EndpointBuilder<ShopBaseQuery, Tag, 'api'>): EndpointsOf<D, C> => {
    const endpoints = Object.entries(contract).map(([key, call]) => {
      const { provides, invalidates, suppressToast, ignoreSessionExpiry, keepUnusedDataFor } = (options[key] ?? {}) as CallOptions<Call>
      const query = (args: AnyArgs): CallRequest => ({
        name: `${domain}.${key}`,
        call,
        args,
        suppressToast,
        ignoreSessionExpiry: ignoreSessionExpiry === true,
      })
      const definition =
        call.kind === 'query'
          ? build.query<unknown, AnyArgs>({
              query,
              providesTags: tagsOf(provides, ['Session']),
              ...keptFor(keepUnusedDataFor),
            })
          : build.mutation<unknown, AnyArgs>({ query, invalidatesTags: tagsOf(invalidates, []) })
      return [endpointName(domain, key), definition]
    })
    return Object.fromEntries(endpoints) as EndpointsOf<D, C>
  }
}

interface PageReply {
  readonly list: readonly unknown[]
  readonly total: number
}

/**
 * RTK Query infinite queries for calls with `page_num` and `page_size`, to be shown by `usePagedList`. Their hooks are named
 * `useOrderListInfiniteQuery`; the caller passes `page_size`, the query counts `page_num`, from the caller's `page_num` on where it passes one.
 */
export function pagedEndpointsOf<const D extends string, const C extends DeclaredContract>(
  domain: D,
  contract: C,
  options: Options<C> = {},
) {
  return (build: EndpointBuilder<ShopBaseQuery, Tag, 'api'>): PagedEndpointsOf<D, C> => {
    const endpoints = Object.entries(contract).map(([key, call]) => {
      const { provides, suppressToast, keepUnusedDataFor, refetchCachedPages } = (options[key] ?? {}) as CallOptions<Call>
      const definition = build.infiniteQuery<PageReply, { readonly page_size: number; readonly page_num?: number }, number>({
        infiniteQueryOptions: {
          refetchCachedPages,
          initialPageParam: 1,
          getNextPageParam: ({ total }, _pages, page, _params, { page_size, page_num = 1 }) =>
            (page_num - 1 + page) * page_size < total ? page + 1 : undefined,
        },
        query: ({ queryArg, pageParam }): CallRequest => ({
          name: `${domain}.${key}`,
          call,
          args: { ...queryArg, page_num: (queryArg.page_num ?? 1) - 1 + pageParam },
          suppressToast,
          ignoreSessionExpiry: false,
        }),
        providesTags: tagsOf(provides, ['Session']),
        ...keptFor(keepUnusedDataFor),
      })
      return [endpointName(domain, key), definition]
    })
    return Object.fromEntries(endpoints) as PagedEndpointsOf<D, C>
  }
}
