import type { WorldControl } from '@nusaria/scenario-runner/support/control'

/** The calls since an entry of the journal that were sent more than once. */
export async function repeatedCalls(world: WorldControl, since: number): Promise<string[]> {
  const calls = (await world.journal(since)).map(({ path, request: { query, body } }) => `${path} ${JSON.stringify([query, body])}`)
  return calls.filter((call, index) => calls.indexOf(call) !== index)
}
