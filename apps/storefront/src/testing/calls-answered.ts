import { act } from '@testing-library/react'
import { api } from '#platform/api/api.ts'
import type { shopStore } from './render-in-shop.tsx'

/** A page that sends more calls than this, each after the last one's reply, sends them without end. */
const MOST_ROUNDS = 20

/**
 * Resolves once the shop has the reply to every call and shows it, also to calls that a reply causes.
 * @param held names of the endpoints that the test doesn't answer yet
 */
export async function callsAnswered(store: ReturnType<typeof shopStore>, ...held: readonly string[]): Promise<void> {
  const pending = () => [
    ...store
      .dispatch(api.util.getRunningQueriesThunk())
      .filter(({ queryCacheKey }) => !held.some((name) => queryCacheKey.startsWith(`${name}(`))),
    ...store.dispatch(api.util.getRunningMutationsThunk()),
  ]
  for (let calls = pending(), rounds = 0; calls.length > 0; calls = pending()) {
    if (++rounds > MOST_ROUNDS) throw new Error('The shop sends calls without end')
    await act(async () => void (await Promise.all(calls)))
  }
}
