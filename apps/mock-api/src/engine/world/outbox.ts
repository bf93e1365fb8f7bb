import type { OutgoingMessage } from '../contract/context.ts'

/** A message with the moment it was sent, ms of the world's clock. */
export interface SentMessage extends OutgoingMessage {
  readonly at: number
}

/** Messages kept: the latest. */
export const OUTBOX_MAX = 500

/** A phone number however it is written: with +62, 62, 0 or none of them. */
function normalizeRecipient(to: string): string {
  const digits = to.replace(/[\s+-]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/^(62|0)+/, '') : to.toLowerCase()
}

/** What a world sent out. */
export class Outbox {
  readonly #sent: SentMessage[]
  #added: SentMessage[] | null = null

  constructor(sent: readonly SentMessage[] = []) {
    this.#sent = [...sent]
  }

  add(message: SentMessage): void {
    this.#sent.push(message)
    this.#added?.push(message)
    if (this.#sent.length > OUTBOX_MAX) this.#sent.shift()
  }

  /** From now on it is noted what is added. */
  trackChanges(): void {
    this.#added = []
  }

  /** What was added since this was last asked, oldest first. */
  takeAdded(): readonly SentMessage[] {
    const added = this.#added ?? []
    if (added.length > 0) this.trackChanges()
    return added
  }

  /** Newest first; those to one phone number or address when given. */
  list(to?: string): SentMessage[] {
    const wanted = to === undefined || to === '' ? undefined : normalizeRecipient(to)
    return this.#sent.filter((message) => wanted === undefined || normalizeRecipient(message.to) === wanted).reverse()
  }

  state(): readonly SentMessage[] {
    return [...this.#sent]
  }
}
