import type { Cart } from '@nusaria/contracts/cart'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCartUpdateQuantityMutation } from '#commerce/cart/api.ts'
import type { QuantityEdit } from '#commerce/cart/expected-cart.ts'
import { failedWith, toFailure } from '#platform/api/failure.ts'
import { useAppStore, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { toastCartFailure } from './move-to-favourites.ts'

/** Leaving or reloading the page sends the waiting quantities. Those refused because the session had ended are sent after the login. */
export function useQuantityEdits() {
  const [update] = useCartUpdateQuantityMutation()
  const store = useAppStore()
  const isMember = useIsMember()
  const lastReply = useRef<Cart>(undefined)
  const owner = () => selectSession(store.getState()).member_no
  const [control] = useState(() =>
    createQuantityEdits(async (line_id, quantity) => {
      const { data, error } = await update({ line_id, quantity })
      lastReply.current = data
      if (toFailure(error)?.kind === 'session') savePendingQuantity(owner(), line_id, quantity)
      // The line, where the error would be shown, no longer exists.
      if (failedWith(error, 'CART_LINE_MISSING')) await toastCartFailure(error, 'failed.select')
      else if (error) throw error
    }),
  )
  const sendPending = useEffectEvent(() => {
    for (const [lineId, quantity] of takePendingQuantities(owner())) control.set(lineId, quantity)
  })
  useEffect(() => {
    if (isMember) sendPending()
  }, [isMember])
  const edits = useSyncExternalStore(control.subscribe, control.get)
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void control.settle()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      void control.settle()
    }
  }, [control])
  return {
    edits,
    control,
    /** Sends waiting quantities. Resolves to the new cart; to undefined where nothing was sent or the last call failed. */
    async settle(): Promise<Cart | undefined> {
      lastReply.current = undefined
      await control.settle()
      return lastReply.current
    },
  } as const
}

/** Quantities that couldn't be sent because the session had ended, and their member. In this tab's memory only. */
let pending: { readonly owner: string | null; readonly pieces: ReadonlyMap<string, number> } | null = null

function savePendingQuantity(owner: string | null, lineId: string, quantity: number): void {
  const before = pending?.owner === owner ? pending.pieces : []
  pending = { owner, pieces: new Map([...before, [lineId, quantity]]) }
}

/** Returns the saved quantities of this member, and forgets those of every member. */
function takePendingQuantities(owner: string | null): ReadonlyMap<string, number> {
  const previous = pending
  pending = null
  return previous?.owner === owner ? previous.pieces : new Map()
}

/** ms without a further change before a line's quantity is sent */
const DEBOUNCE = 300

interface PendingLine {
  target: number
  sent: number | null
  timer: ReturnType<typeof setTimeout> | undefined
  done: Promise<void>
}

/** Quick steps become one call with the absolute quantity. It waits for a running call, so that the last quantity wins. */
export function createQuantityEdits(send: (lineId: string, quantity: number) => Promise<unknown>) {
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
      failure = await send(lineId, line.target).then(
        () => null,
        (error: unknown) => ({ error }),
      )
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
