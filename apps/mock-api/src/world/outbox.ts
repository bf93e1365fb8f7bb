import type { Message } from '../kernel/ctx.ts'

/** A message with the moment it was sent, ms of the world's clock. */
export interface SentMessage extends Message {
  readonly at: number
}

/** Messages kept: the latest. */
export const OUTBOX_KEPT = 500

/** A phone number however it is written: with +62, 62, 0 or none of them. */
function bare(to: string): string {
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
    if (this.#sent.length > OUTBOX_KEPT) this.#sent.shift()
  }

  /** From now on it is noted what is added. */
  watch(): void {
    this.#added = []
  }

  /** What was added since this was last asked, oldest first. */
  added(): readonly SentMessage[] {
    const added = this.#added ?? []
    if (added.length > 0) this.watch()
    return added
  }

  /** Newest first; those to one phone number or address when given. */
  list(to?: string): SentMessage[] {
    const wanted = to === undefined || to === '' ? undefined : bare(to)
    return this.#sent.filter((message) => wanted === undefined || bare(message.to) === wanted).reverse()
  }

  state(): readonly SentMessage[] {
    return [...this.#sent]
  }
}
