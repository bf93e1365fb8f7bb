import type { Session } from '@nusaria/contracts/auth-entities'
import type { JournalEntry } from '../world/journal.ts'
import type { SentMessage } from '../world/outbox.ts'

/** What the control API answers, for those who ask it: the shapes of its JSON. Moments are ISO 8601 with offset. */

export interface Health {
  readonly ok: true
  readonly version: string
  readonly worlds: number
}

export interface WorldBorn {
  readonly id: string
  readonly now: string
}

export interface ClockMoved {
  readonly now: string
  readonly fired: readonly { readonly at: string; readonly kind: string; readonly ref: string }[]
}

type At<T> = Omit<T, 'at'> & { readonly at: string }

export type OutboxMessage = At<SentMessage>
export type JournalLine = At<JournalEntry>

export interface Listed<T> {
  readonly list: readonly T[]
}

export interface ScenarioLine {
  readonly name: string
  readonly title: string
  readonly covers: readonly string[]
}

/** The session of a member who was let in. */
export type SignedIn = Session
