/** ms without a further change before a line's quantity is sent */
const DEBOUNCE = 300

export interface QuantityEdit {
  /** As the shopper sees it. */
  readonly quantity: number
  /** What `send` threw. The server's quantity is shown again. */
  readonly error?: unknown
}

interface PendingLine {
  target: number
  sent: number | null
  timer: ReturnType<typeof setTimeout> | undefined
  done: Promise<void>
}

/** Sends the absolute quantity of a line; rejects when the server refuses. */
export type SendQuantity = (lineId: string, quantity: number) => Promise<unknown>

/**
 * Quantities being changed. Quick steps become one call with the absolute quantity. While a call is running, the next one waits, so that the
 * last quantity wins.
 */
export function createQuantityEdits(send: SendQuantity) {
  const lines = new Map<string, PendingLine>()
  const listeners = new Set<() => void>()
  let edits: ReadonlyMap<string, QuantityEdit> = new Map()

  function show(lineId: string, edit: QuantityEdit | null): void {
    const next = new Map(edits)
    if (edit) next.set(lineId, edit)
    else next.delete(lineId)
    edits = next
    for (const listener of listeners) listener()
  }

  /** Sends quantities until the target is sent. A failure counts only when nothing newer waits. */
  async function run(lineId: string, line: PendingLine): Promise<void> {
    let failure: { readonly error: unknown } | null = null
    while (line.sent !== line.target) {
      line.sent = line.target
      try {
        await send(lineId, line.target)
        failure = null
      } catch (error) {
        failure = { error }
      }
    }
    lines.delete(lineId)
    show(lineId, failure && { quantity: line.target, ...failure })
  }

  function flush(lineId: string, line: PendingLine): Promise<void> {
    clearTimeout(line.timer)
    line.timer = undefined
    if (line.sent === null) line.done = run(lineId, line)
    return line.done
  }

  return {
    /** Changes the quantity of a line; sends it after the debounce. */
    set(lineId: string, quantity: number): void {
      const line: PendingLine = lines.get(lineId) ?? { target: quantity, sent: null, timer: undefined, done: Promise.resolve() }
      lines.set(lineId, line)
      line.target = quantity
      show(lineId, { quantity })
      if (line.sent !== null) return
      clearTimeout(line.timer)
      line.timer = setTimeout(() => void flush(lineId, line), DEBOUNCE)
    },
    /** Sends waiting quantities at once; resolves when no call is running. */
    async settle(): Promise<void> {
      await Promise.all([...lines].map(([lineId, line]) => flush(lineId, line)))
    },
    /** Drops the waiting quantity of a line that leaves the cart. */
    discard(lineId: string): void {
      const line = lines.get(lineId)
      if (line && line.sent !== null) return
      clearTimeout(line?.timer)
      lines.delete(lineId)
      if (edits.has(lineId)) show(lineId, null)
    },
    get: (): ReadonlyMap<string, QuantityEdit> => edits,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  } as const
}

export type QuantityEdits = ReturnType<typeof createQuantityEdits>
