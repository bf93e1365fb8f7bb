import { useEffect, useEffectEvent } from 'react'
import { randomId } from '#platform/browser/random-id.ts'
import { onPopstateFirst } from './history-setup.ts'

/**
 * Overlays and the browser's history: each overlay has a history entry of its own, with the page's address, so that back
 * (a phone's key, a gesture, the browser's button) closes layers before it leaves the page.
 *
 * Navigation while an overlay is open must not leave its entry behind: back would seem to do nothing once, and a replaced page would still
 * be there. So history's own ways to move are made to take the layers' entries out first. The router knows nothing of it.
 */

/** ms in which a page that is left unmounts its overlays */
export const PAGE_LEAVE_TIME = 500

/** An open overlay: its mark in history entries, and its close function. */
interface OpenOverlay {
  readonly mark: string
  readonly close: () => void
}

interface HistoryState {
  readonly key?: string
  /** Marks of the overlays at this entry, the lowest first. */
  readonly layers?: readonly string[]
}

type WriteHistory = History['pushState']

/** Read before `install` replaces them. */
const { history: native } = globalThis
const nativeHistory = {
  push: native?.pushState.bind(native),
  replace: native?.replaceState.bind(native),
  go: native?.go.bind(native),
}

/** The open overlays, the lowest first; history entries follow them. */
let openOverlays: readonly OpenOverlay[] = []
/** The page over which overlays were opened last: see `pageId`. */
let overlayPageId = ''
/** A traversal to a lower entry runs; its popstate event is only for this module. */
let isTraversing = false
/** Navigation during a traversal, repeated after it. */
let pendingMoves: (() => void)[] = []

const historyState = (): HistoryState => (window.history.state as HistoryState | null) ?? {}
/** The page of an entry: the router's key, which its first page lacks, and the address. */
const pageId = (): string => `${historyState().key} ${window.location.href}`
const currentMarks = (): readonly string[] => historyState().layers ?? []

function goBackBy(entries: number): void {
  isTraversing = true
  nativeHistory.go(-entries)
}

/** Syncs the history with the open overlays: leaves entries of closed ones, adds missing entries. */
function syncHistory(): void {
  if (isTraversing) return
  const there = currentMarks()
  const differs = there.findIndex((mark, index) => openOverlays[index]?.mark !== mark)
  const kept = differs < 0 ? there.length : differs
  if (kept < there.length) goBackBy(there.length - kept)
  else
    for (const { mark } of openOverlays.slice(kept)) {
      overlayPageId = pageId()
      nativeHistory.push({ ...historyState(), layers: [...currentMarks(), mark] }, '')
    }
}

function onPop(event: PopStateEvent): void {
  if (isTraversing) {
    event.stopImmediatePropagation()
    isTraversing = false
    const again = pendingMoves
    pendingMoves = []
    for (const act of again) act()
    if (again.length > 0) setTimeout(syncHistory, PAGE_LEAVE_TIME)
    else syncHistory()
    return
  }
  const gone = openOverlays.filter(({ mark }) => !currentMarks().includes(mark))
  // Only an overlay closes: neither the router nor the page sees the event.
  if (pageId() === overlayPageId && (gone.length > 0 || currentMarks().length > 0)) event.stopImmediatePropagation()
  for (const { close } of gone.toReversed()) close()
  // What didn't let itself be closed gets its entry back; an entry of an overlay closed long ago, reached by going forward, is left again.
  setTimeout(syncHistory)
}

/** Navigates from the page's own entry, so that the entries of overlays are left behind. */
function navigateFromPage(write: WriteHistory, below: number): WriteHistory {
  return (given, unused, url) => {
    const depth = currentMarks().length
    if (!isTraversing && depth === 0) return write(given, unused, url)
    const state = given && { ...given, layers: undefined }
    if (!isTraversing && depth === below) nativeHistory.replace(state, unused, url)
    else {
      // The address is right at once, its place in the history when the page's own entry is reached.
      nativeHistory.replace(state, unused, url)
      pendingMoves.push(() => write(state, unused, url))
      if (!isTraversing) goBackBy(depth)
    }
    // The back button closes an overlay that stays open over the next page.
    setTimeout(syncHistory, PAGE_LEAVE_TIME)
  }
}

let isInstalled = false

function install(): void {
  if (isInstalled) return
  isInstalled = true
  // A new page replaces the entry of a single overlay; a page that replaces this one replaces this one's entry.
  window.history.pushState = navigateFromPage(nativeHistory.push, 1)
  window.history.replaceState = navigateFromPage(nativeHistory.replace, 0)
  // The router uses `go`; `back` stays native.
  window.history.go = (delta = 0) => {
    if (isTraversing) pendingMoves.push(() => nativeHistory.go(delta))
    else nativeHistory.go(delta < 0 ? delta - currentMarks().length : delta)
  }
  onPopstateFirst(onPop)
}

/** Registers an overlay that opened above all others; returns the function to call when it is closed. */
export function openOverlay(mark: string, close: () => void): () => void {
  install()
  openOverlays = [...openOverlays, { mark, close }]
  syncHistory()
  return () => {
    openOverlays = openOverlays.filter((layer) => layer.mark !== mark)
    syncHistory()
  }
}

/** After a reload no overlay is open: leaves their entries, else back would seem to do nothing. */
export function removeOrphanedEntries(): void {
  install()
  syncHistory()
}

/**
 * The back button closes the overlay opened last instead of leaving the page, as phones do. If the overlay refuses to
 * close, it stays, and so does the page. Links in an overlay work as on the page itself.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => (open ? openOverlay(randomId(), () => close()) : undefined), [open])
}
