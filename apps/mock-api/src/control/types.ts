import type { Session } from '@nusaria/contracts/auth-entities'
import type { Fault } from '../engine/world/fault-schema.ts'
import type { JournalEntry } from '../engine/world/journal.ts'
import type { SentMessage } from '../engine/world/outbox.ts'

/** What the control API answers, for those who ask it: the shapes of its JSON. Moments are ISO 8601 with offset. */

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

export interface ListReply<T> {
  readonly list: readonly T[]
}

export interface ScenarioSummary {
  readonly name: string
  readonly title: string
  readonly covers: readonly string[]
}

/** The session of a member who was let in. */
export type SignedIn = Session

export type { Fault }

export interface WorldSummary {
  readonly id: string
  readonly now: string
  readonly frozen: boolean
  /** The scenario that lent its seed and time, if any. */
  readonly scenario: string | null
  readonly seed: string | number
  readonly products: number
  /** Whether fields that no contract knows are refused. */
  readonly strict: boolean
  /** Requests and acts noted so far. */
  readonly requests: number
  /** Real time. */
  readonly last_used: string
}

/** Something that falls due. */
export interface PendingTimer {
  readonly at: string
  readonly kind: string
  readonly ref: string
}

export interface FaultStatus {
  readonly fault: Fault
  /** How often its call came by. */
  readonly seen: number
  /** How often it acted. */
  readonly used: number
}

export interface TableSummary {
  readonly name: string
  /** The field that names a row. */
  readonly key: string
  readonly rows: number
  /** Entities whose events its rows take. */
  readonly entities: readonly string[]
}

/** What an event takes beside its name. */
export interface EventParam {
  readonly name: string
  readonly type: 'text' | 'number'
  /** What it says unless told. */
  readonly value: string | number
  /** The texts it takes; with `free`, others too. */
  readonly options?: readonly string[]
  readonly free?: true
  readonly what?: string
}

export interface EventStatus {
  readonly event: string
  readonly legal: boolean
  /** Why it isn't legal. */
  readonly why?: string
  readonly params?: readonly EventParam[]
}

/** A row of a table; secrets are `***`. */
export type StateRow = Readonly<Record<string, unknown>>

/** What a run tells: a scenario by its name, or a recording; by calls, or at a browser. */
export interface RunOptions {
  readonly scenario?: string
  readonly recording?: object
  readonly driver: 'http' | 'browser'
  readonly layout?: 'mobile' | 'desktop'
  readonly lang?: 'en' | 'id' | 'zh-CN'
  /** As far as this step, from one. */
  readonly until?: number
  /** Its world stays. */
  readonly keep?: boolean
}

export interface RunStep {
  readonly said: string
  readonly verdict: 'passed' | 'failed' | 'not applicable' | 'not reached'
  readonly why?: string
  readonly ms?: number
  /** Address of what stood at the screen after it. */
  readonly picture?: string
}

/** A scenario that is told, or was. */
export interface Run {
  readonly id: string
  /** Its name; a recording's is `recording`. */
  readonly name: string
  readonly driver: 'http' | 'browser'
  readonly layout?: 'mobile' | 'desktop'
  readonly lang?: string
  readonly state: 'running' | 'ended'
  /** All steps in words, as soon as it has begun. */
  readonly planned: readonly string[]
  readonly steps: readonly RunStep[]
  readonly verdict?: 'passed' | 'failed' | 'not applicable'
  readonly why?: string
  readonly ms?: number
  /** The world that was kept. */
  readonly world?: string
  /** Address of its report, once it has ended. */
  readonly report?: string
}
