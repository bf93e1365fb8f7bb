import { allCalls } from '@nusaria/contracts/registry'
import type { UserDriver } from './user-driver.ts'
import type { FrameWorld } from './world.ts'

/** Seeded members; `sari` has orders in every state, `putri` other requests, `budi` is new. `null`: a guest. */
export type SeededMember = 'sari' | 'putri' | 'budi' | null

/** An address of the shop. A `:name` is a number of the member whose orders are seeded, whoever is logged in. */
export type Address = string | ((world: FrameWorld) => Promise<string>)

/** The fault of every call of a screen. */
export type ScreenFault = 'hang' | 'failed' | 'slow'

/** One screen in one state: the member, the address, what happened before, and the user's actions. */
export interface Screen {
  readonly member: SeededMember
  readonly address: Address
  readonly fault?: ScreenFault
  /** Changes the world before the page opens. */
  readonly setUp?: (world: FrameWorld) => Promise<void>
  /** The user's actions on the open page. */
  readonly act?: (user: UserDriver, world: FrameWorld) => Promise<void>
}

const faultOfKind = { hang: { wire: 'hang' }, failed: { wire: 'http', status: 500 }, slow: { wire: 'latency', ms: 3_000 } } as const

/** The same fault for every call. */
export function faultsOf(trouble: ScreenFault) {
  return allCalls().map((registered) => ({ call: registered.id, ...faultOfKind[trouble] }))
}
