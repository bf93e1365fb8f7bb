import { type ControlCallName, type ControlCallOf, controlContract } from '@nusaria/mock-api/control/contract'
import type { ControlInput, ControlReply } from '@nusaria/mock-api/control/control-client'
import { configureStore } from '@reduxjs/toolkit'
import type { BaseQueryFn, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query'
import { createApi, setupListeners } from '@reduxjs/toolkit/query/react'
import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { control } from './control-client.ts'

/** Why a call failed. Errors of the cache itself have a message, too. */
export interface Failure {
  readonly message?: string | undefined
}

export interface ControlRequest {
  readonly name: ControlCallName
  readonly input: ControlInput<ControlCallName>
}
type ControlBaseQuery = BaseQueryFn<ControlRequest, unknown, Failure>

/** Makes a call, for queries of the cache: resolves to its reply or to why there is none. */
export async function sendControl<N extends ControlCallName>(
  name: N,
  input: ControlInput<N>,
): Promise<{ readonly data: ControlReply<N> } | { readonly error: Failure }> {
  try {
    return { data: await control(name, input) }
  } catch (error) {
    return { error: { message: error instanceof Error ? error.message : String(error) } }
  }
}
const controlBaseQuery: ControlBaseQuery = ({ name, input }) => sendControl(name, input)

/** What cached replies are about: the list of worlds, what is in one, and the runs of scenarios. */
const TAGS = ['Worlds', 'World', 'Run'] as const
type Tag = (typeof TAGS)[number]

const PROVIDES: Partial<Record<ControlCallName, readonly Tag[]>> = {
  worlds: ['Worlds'],
  dues: ['World'],
  faults: ['World'],
  legalEvents: ['World'],
  rows: ['World'],
  tables: ['World'],
  run: ['Run'],
}
const INVALIDATES: Partial<Record<ControlCallName, readonly Tag[]>> = {
  createWorld: ['Worlds'],
  forkWorld: ['Worlds'],
  labelWorld: ['Worlds'],
  deleteWorlds: ['Worlds'],
  clock: ['Worlds', 'World'],
  setFaults: ['World'],
  fireEvent: ['World'],
  stopRun: ['Run'],
}

type Kind<N extends ControlCallName> = ControlCallOf<N>['kind']
type Endpoints = {
  [N in ControlCallName]: Kind<N> extends 'query'
    ? QueryDefinition<ControlInput<N>, ControlBaseQuery, Tag, ControlReply<N>, 'control'>
    : MutationDefinition<ControlInput<N>, ControlBaseQuery, Tag, ControlReply<N>, 'control'>
}
type Mutation = { [N in ControlCallName]: Kind<N> extends 'mutation' ? N : never }[ControlCallName]

/** Every call of the control contract, as a query with a hook or as a mutation. */
export const controlApi = createApi({
  reducerPath: 'control',
  baseQuery: controlBaseQuery,
  tagTypes: TAGS,
  refetchOnMountOrArgChange: true,
  endpoints: (build) => {
    const endpoints = (Object.keys(controlContract) as ControlCallName[]).map((name) => {
      const query = (input: ControlInput<ControlCallName>): ControlRequest => ({ name, input })
      const isQuery = controlContract[name].kind === 'query'
      return [
        name,
        isQuery
          ? build.query({ query, providesTags: PROVIDES[name] ?? [] })
          : build.mutation({ query, invalidatesTags: INVALIDATES[name] ?? [] }),
      ]
    })
    return Object.fromEntries(endpoints) as Endpoints
  },
})

export const {
  useDuesQuery,
  useFaultsQuery,
  useLegalEventsQuery,
  useOpenapiQuery,
  useOutboxQuery,
  useRowsQuery,
  useRunQuery,
  useScenariosQuery,
  useTablesQuery,
  useWorldsQuery,
} = controlApi

/** Options of a query that is repeated while the page is visible. */
export const POLLED = { pollingInterval: 2_000, skipPollingIfUnfocused: true } as const

/** The store of a page: the cache of the control API. */
export function createStore() {
  const store = configureStore({
    reducer: { [controlApi.reducerPath]: controlApi.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(controlApi.middleware),
  })
  setupListeners(store.dispatch)
  return store
}

/**
 * Returns a function that makes a call that changes something. It resolves once the queries that the call invalidated are answered, so that the
 * page shows the change, and rejects with a `Failure`.
 *
 * @example
 * const change = useControl()
 * const { id } = await change('createWorld', { body: { name } })
 */
export function useControl() {
  const dispatch = useDispatch<ReturnType<typeof createStore>['dispatch']>()
  return useCallback(
    async <N extends Mutation>(name: N, input: ControlInput<N>): Promise<ControlReply<N>> => {
      const { initiate } = controlApi.endpoints[name] as (typeof controlApi.endpoints)['createWorld']
      const reply = await dispatch(initiate(input as ControlInput<'createWorld'>)).unwrap()
      const answered = () => Promise.all(dispatch(controlApi.util.getRunningQueriesThunk()))
      // Queries that were sent before the call ended are answered first, and only then sent again.
      await answered()
      await answered()
      return reply as ControlReply<N>
    },
    [dispatch],
  )
}
