import type { Session } from '@nusaria/contracts/auth-entities'
import type { z } from 'zod'
import type { Fault } from '../engine/world/fault-schema.ts'
import type { JournalEntry, TransitionRecord } from '../engine/world/journal.ts'
import type { SentMessage } from '../engine/world/outbox.ts'
import type { RunRequest } from './schemas.ts'

/** The replies of the control API as JSON. Moments are ISO 8601 with offset. */

export interface Health {
  readonly ok: true
  readonly version: string
  readonly worlds: number
}

export interface CreatedWorld {
  readonly id: string
  readonly now: string
}

export interface ClockReply {
  readonly now: string
  readonly fired: readonly { readonly at: string; readonly kind: string; readonly ref: string }[]
}

type WithInstant<T> = Omit<T, 'at'> & { readonly at: string }

export type OutboxMessage = WithInstant<SentMessage>
export type JournalLine = WithInstant<JournalEntry>

/** A change by the control API, with its position in the journal. */
export interface ActionEntry {
  readonly seq: number
  readonly at: string
  readonly method: string
  readonly what: string
  readonly body: unknown
  /** Its transitions, and those of timers that fired before it. */
  readonly transitions?: readonly TransitionRecord[]
}

export interface ListReply<T> {
  readonly list: readonly T[]
}

export interface ScenarioSummary {
  readonly name: string
  readonly title: string
  readonly covers: readonly string[]
}

/** The session of a member who was logged in. */
export type SignedIn = Session

export type { Fault }

export interface WorldSummary {
  readonly id: string
  /** As people named it, if they did, and what they noted. */
  readonly name?: string
  readonly note?: string
  readonly now: string
  readonly frozen: boolean
  /** The scenario that gave its seed and time, if any. */
  readonly scenario: string | null
  readonly seed: string | number
  readonly products: number
  /** Members and orders beside those of every world. */
  readonly members: number
  readonly orders: number
  /** Whether unknown fields are refused. */
  readonly strict: boolean
  /** The number of journal entries so far. */
  readonly requests: number
  /** Real time. */
  readonly last_used: string
}

/** A world with its name and note, as they are now. */
export type WorldLabelReply = Pick<WorldSummary, 'id' | 'name' | 'note'>

/** A timer. */
export interface PendingTimer {
  readonly at: string
  readonly kind: string
  readonly ref: string
}

export interface FaultStatus {
  readonly fault: Fault
  /** How often its call was made. */
  readonly seen: number
  /** How often it acted. */
  readonly used: number
}

export interface TableSummary {
  readonly name: string
  /** The key field. */
  readonly key: string
  readonly rows: number
  /** The entities whose events apply to its rows. */
  readonly entities: readonly string[]
}

/** A parameter of an event. */
export interface EventParam {
  readonly name: string
  readonly type: 'text' | 'number'
  /** The default value. */
  readonly value: string | number
  /** The allowed texts; with `free`, any other too. */
  readonly options?: readonly string[]
  readonly free?: true
  readonly what?: string
}

export interface EventStatus {
  readonly event: string
  readonly legal: boolean
  /** Why it is illegal. */
  readonly why?: string
  readonly params?: readonly EventParam[]
}

/** A row of a table; secrets are `***`. */
export type StateRow = Readonly<Record<string, unknown>>

/** What to run: a scenario by name or a recording, by calls or in a browser. */
export type RunOptions = Readonly<z.output<typeof RunRequest>>

export interface RunStep {
  readonly said: string
  readonly verdict: 'passed' | 'failed' | 'not applicable' | 'not reached'
  readonly why?: string
  readonly ms?: number
  /** The address of the screenshot after it. */
  readonly picture?: string
}

/** A run of a scenario. */
export interface Run {
  readonly id: string
  /** Its name; a recording's is `recording`. */
  readonly name: string
  readonly driver: 'http' | 'browser'
  readonly layout?: 'mobile' | 'desktop'
  readonly lang?: string
  readonly under?: string
  readonly state: 'running' | 'ended'
  /** The texts of all steps, once the run has started. */
  readonly planned: readonly string[]
  readonly steps: readonly RunStep[]
  readonly verdict?: 'passed' | 'failed' | 'not applicable'
  readonly why?: string
  readonly ms?: number
  /** The world, if it was not deleted. */
  readonly world?: string
  /** The address of its report, once it has ended. */
  readonly report?: string
}
