import { HEADERS } from '@nusaria/contracts/headers'
import type { Recording } from '@nusaria/scenarios/recording'
import type { JournalEntry } from '../engine/world/journal.ts'

type Actor = Recording['actors'][number]

const DEVICE = HEADERS.device.toLowerCase()

/** The devices of a recording, one more for each session that began there before the journal did. */
export class Actors {
  readonly #list: Actor[] = []
  readonly #places = new Map<string, number>()

  get list(): Actor[] {
    return this.#list
  }

  /** Place of who sent a request; `isEarlier`: in a session that no step begins. */
  of({ request, session, member_no }: JournalEntry, isEarlier: boolean): number {
    const device = request.headers[DEVICE] ?? ''
    const signed_in = isEarlier ? member_no : undefined
    const key = `${signed_in === undefined ? '' : session} ${device}`
    const known = this.#places.get(key)
    if (known !== undefined) return known
    this.#places.set(key, this.#list.length)
    this.#list.push(signed_in === undefined ? { device } : { device, signed_in })
    return this.#list.length - 1
  }
}
