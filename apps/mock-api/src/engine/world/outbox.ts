/** A message that the shop sends. Tests read it with the control API. */
export interface OutgoingMessage {
  readonly channel: 'sms' | 'whatsapp' | 'email'
  readonly to: string
  readonly code: string
  readonly code_type: number
}

/** A message with the moment it was sent, ms of the world's clock. */
export interface SentMessage extends OutgoingMessage {
  readonly at: number
}

/** The maximum number of messages. */
export const OUTBOX_MAX = 500

/** A phone number without +62, 62 or 0; an e-mail address in lower case. */
function normalizeRecipient(to: string): string {
  const digits = to.replace(/[\s+-]/g, '')
  return /^\d+$/.test(digits) ? digits.replace(/^(62|0)+/, '') : to.toLowerCase()
}

/** The messages that a world sent. */
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

  /** Starts to collect what is added. */
  trackChanges(): void {
    this.#added = []
  }

  /** What was added since the previous call, oldest first. */
  takeAdded(): readonly SentMessage[] {
    const added = this.#added ?? []
    if (added.length > 0) this.trackChanges()
    return added
  }

  /** Newest first; with `to`, only messages to that phone number or address. */
  list(to?: string): SentMessage[] {
    const recipient = to === undefined || to === '' ? undefined : normalizeRecipient(to)
    return this.#sent.filter((message) => recipient === undefined || normalizeRecipient(message.to) === recipient).reverse()
  }

  state(): readonly SentMessage[] {
    return [...this.#sent]
  }
}
