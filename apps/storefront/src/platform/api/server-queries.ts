import { buildCreateApi, coreModule, type Module, type QueryKeys, skipToken } from '@reduxjs/toolkit/query'
import type { createApi } from '@reduxjs/toolkit/query/react'
import { use, useContext } from 'react'
import { useStore } from 'react-redux'
import { requestScope } from '../rendering/request-scope.ts'
import { ShowsLoading } from '../rendering/streamed.tsx'

/** Queries whose reply is of one visitor: the browser asks them. */
const CLIENT_ONLY_QUERIES: readonly string[] = [
  'cartDetail',
  'searchRecords',
  'searchSuggest',
  'favouriteViewed',
  'favouriteStatus',
  'reviewList',
  'questionList',
]

interface ServerEndpoint {
  readonly select: (args: unknown) => (state: unknown) => { readonly data?: unknown; readonly isUninitialized: boolean }
  readonly initiate: (args: unknown, options: object) => never
}

const ignore = () => {}

/** What a browser's hook gives in its first render. */
const firstResult = (isLoading: boolean) => ({
  data: undefined,
  status: isLoading ? 'pending' : 'uninitialized',
  isUninitialized: !isLoading,
  isLoading,
  isFetching: isLoading,
  isSuccess: false,
  isError: false,
})

export const queryKey = (name: string, args: unknown) => `${name} ${JSON.stringify(args)}`

/** A query during the rendering on a server: the component waits for the reply, as long as there is time for data; later it is still loading. */
function queryHook(name: string, endpoint: ServerEndpoint) {
  return (args: unknown, { skip = false }: { readonly skip?: boolean } = {}) => {
    const store = useStore()
    const waits = !useContext(ShowsLoading)
    const asked = skip ? skipToken : args
    let late = false
    if (waits && asked !== skipToken && !CLIENT_ONLY_QUERIES.includes(name)) {
      const start = () => Promise.resolve(store.dispatch(endpoint.initiate(asked, { subscribe: false })))
      const reply = requestScope()?.askFor(queryKey(name, asked), start)
      late = reply === 'late'
      if (reply instanceof Promise) use(reply)
    }
    const state = endpoint.select(asked)(store.getState())
    const result = asked === skipToken || !(late || state.isUninitialized) ? { ...state, isFetching: false } : firstResult(true)
    return { ...result, currentData: result.data, refetch: ignore, fetchNextPage: ignore, fetchPreviousPage: ignore }
  }
}

const hooksByType = {
  query: (name: string, hook: object) => ({
    [`use${name}Query`]: hook,
    [`useLazy${name}Query`]: () => [ignore, firstResult(false), { lastArg: undefined }],
  }),
  infinitequery: (name: string, hook: object) => ({ [`use${name}InfiniteQuery`]: hook }),
  mutation: (name: string) => ({ [`use${name}Mutation`]: () => [ignore, { ...firstResult(false), reset: ignore }] }),
} as const

const serverHooks = {
  name: Symbol('server hooks') as unknown as QueryKeys<never>,
  init: (api: { readonly endpoints: Readonly<Record<string, ServerEndpoint>> }) => ({
    injectEndpoint(name: string, { type }: { readonly type: keyof typeof hooksByType }) {
      const hookName = name.charAt(0).toUpperCase() + name.slice(1)
      Object.assign(api, hooksByType[type](hookName, queryHook(name, api.endpoints[name] as ServerEndpoint)))
    },
  }),
} as unknown as Module<never>

/** As `createApi`, for the server's build: its hooks ask before the component renders, where React's own would ask after it is shown. */
export const createServerApi = ((options: never) => buildCreateApi(coreModule(), serverHooks)(options)) as unknown as typeof createApi
