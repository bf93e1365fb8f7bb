import { useEffect, useEffectEvent } from 'react'
import { type HistoryLayers, takeOverHistory } from './router-window.ts'

/**
 * Each open overlay has a history entry above its page's, with the page's address, so that back closes it before it leaves the page. From the
 * first overlay on, this module is between the router and the history (`router-window.ts`): the router sees the entries of pages alone.
 */

/** ms in which a page that is left unmounts its overlays */
export const PAGE_LEAVE_TIME = 500

interface EntryState {
  readonly key?: string
  readonly layers?: number
  /** The page's own entry: its first key. */
  readonly page?: string
}

/** What closes the open overlays, the lowest first. */
let closers: readonly (() => void)[] = []
let page = ''
/** What the router wrote or read last. */
let shown: { readonly state: EntryState; readonly url: string }
/** Whether that was at an overlay's entry: the page's own takes it over when it is reached. */
let isAhead = false
/** A traversal to a lower entry of the page runs. */
let isUnwinding = false
/** What the router asked for meanwhile. */
let waiting: (() => void)[] = []

const stateNow = () => (window.history.state ?? {}) as EntryState
const layersNow = () => stateNow().layers ?? 0
const pageNow = () => stateNow().page ?? stateNow().key ?? ''

function note(state: EntryState): void {
  shown = { state, url: window.location.href }
  page = pageNow()
  isAhead = layersNow() > 0
}

/** Gives the current entry another address; its page and its overlays stay. */
function rewrite(state: EntryState, url?: string | URL | null): void {
  window.history.replaceState({ ...state, layers: layersNow(), page: pageNow() }, '', url)
}

function unwind(entries: number): void {
  isUnwinding = true
  window.history.go(-entries)
}

/** Leaves the entries of closed overlays, adds missing ones. */
function sync(): void {
  if (isUnwinding) return
  const missing = closers.length - layersNow()
  if (missing < 0) unwind(-missing)
  else
    for (let layer = 0; layer < missing; layer += 1)
      window.history.pushState({ ...stateNow(), layers: layersNow() + 1, page: pageNow() }, '')
}

const layeredHistory: HistoryLayers = {
  pushState(state, unused, url) {
    const layers = layersNow()
    // An overlay that stays open over the next page is closed by the back button there.
    if (layers > 0) setTimeout(sync, PAGE_LEAVE_TIME)
    if (isUnwinding || layers > 1 || isAhead) {
      // The address is right at once, its place in the history when the page's own entry is reached.
      rewrite(state, url)
      waiting.push(() => layeredHistory.pushState(state, unused, url))
      if (!isUnwinding) unwind(layers)
      return
    }
    if (layers === 1) window.history.replaceState(state, unused, url)
    else window.history.pushState(state, unused, url)
    note(state)
  },
  replaceState(state, unused, url) {
    rewrite(state, url)
    if (waiting.length > 0) waiting.push(() => layeredHistory.replaceState(state, unused, url))
    else note(state)
  },
  go(delta = 0) {
    if (isUnwinding) waiting.push(() => layeredHistory.go(delta))
    else window.history.go(delta < 0 ? delta - layersNow() : delta)
  },
  onPop,
}

function onPop(event: PopStateEvent, router: (event: PopStateEvent) => void): void {
  if (pageNow() !== page) {
    note(stateNow())
    router(event)
  } else if (isAhead) {
    rewrite(shown.state, shown.url)
    isAhead = layersNow() > 0
  }
  if (isUnwinding) {
    isUnwinding = false
    const moves = waiting
    waiting = []
    for (const move of moves) move()
    setTimeout(sync, moves.length > 0 ? PAGE_LEAVE_TIME : 0)
    return
  }
  for (const close of closers.slice(layersNow()).toReversed()) close()
  // What didn't let itself be closed gets its entry back; an entry of an overlay closed long ago, reached by going forward, is left again.
  setTimeout(sync)
}

if (!import.meta.env.SSR && typeof window !== 'undefined') {
  note(stateNow())
  takeOverHistory(layeredHistory)
  // Leaves the entries of overlays that a reload closed.
  sync()
}

/** Registers an overlay that opened above all others; returns the function to call when it is closed. */
function openLayer(close: () => void): () => void {
  const closer = () => close()
  closers = [...closers, closer]
  sync()
  return () => {
    closers = closers.filter((each) => each !== closer)
    sync()
  }
}

/** The back button closes the overlay opened last instead of leaving the page. If the overlay refuses to close, both stay. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openLayer(() => close()) : undefined), [open])
}
