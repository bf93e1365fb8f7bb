import type { RngState } from '@nusaria/catalogue/lib/rng'
import type { Row } from '../store/table-store.ts'
import type { ClockState } from './clock.ts'
import type { FaultState } from './faults.ts'
import type { JournalEntry } from './journal.ts'
import type { SentMessage } from './outbox.ts'
import type { Timer } from './timers.ts'
import type { WorldSize } from './world-size.ts'

/** What people write about a world. It has no effect. */
export interface WorldLabel {
  readonly name?: string
  readonly note?: string
}

/** A whole world as plain JSON data. */
export interface WorldSnapshot extends WorldSize {
  readonly format: 2
  readonly id: string
  readonly seed: string | number
  readonly label?: WorldLabel
  /** Whether unknown fields are refused; absent: as the engine. */
  readonly strict?: boolean
  /** When the world started, ms of its clock. */
  readonly epoch: number
  readonly clock: ClockState
  readonly random: RngState
  readonly faultRandom: RngState
  /** Of secrets; absent: they are real random values. */
  readonly secretRandom?: RngState
  readonly counter: number
  /** Members without their seeded records yet, and their position among all members. */
  readonly unseeded: readonly (readonly [member_no: string, place: number])[]
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly timers: readonly Timer[]
  readonly outbox: readonly SentMessage[]
  readonly journal: { readonly seq: number; readonly entries: readonly JournalEntry[] }
  readonly faults: readonly FaultState[]
}
