import { hearWayBackFirst } from './way-back.ts'

/**
 * What lies over the page, and the browser's history: each layer has an entry of its own there, with the page's address, so that the way back
 * (a phone's key, a gesture, the browser's button) closes layers before it leaves the page.
 *
 * Going somewhere while a layer is open must not leave its entry behind: the way back would seem dead once, and a replaced page would still
 * be there. So history's own ways to move are made to take the layers' entries out first. The router knows nothing of it.
 */

/** ms in which a page that is left takes its layers with it */
const LEAVING = 500

/** A layer that is open: its mark in the history's entries, and how it is closed. */
interface Layer {
  readonly mark: string
  readonly close: () => void
}

interface Entry {
  readonly key?: string
  /** Marks of the layers over the page at this entry, the lowest first. */
  readonly layers?: readonly string[]
}

type Write = History['pushState']

const original = {
  push: window.history.pushState.bind(window.history),
  replace: window.history.replaceState.bind(window.history),
  go: window.history.go.bind(window.history),
}

/** What is open now, the lowest first; the history's entries follow. */
let open: readonly Layer[] = []
/** The page that layers were opened over last, as `here` tells it. */
let page = ''
/** On the way to an entry below; the event that says it was reached is nobody else's. */
let travelling = false
/** What was done on the way, to be done again from there. */
let delayed: (() => void)[] = []

const entry = (): Entry => (window.history.state as Entry | null) ?? {}
/** What page an entry is of: the router's key, which its first page lacks, and the address. */
const here = (): string => `${entry().key} ${window.location.href}`
const marks = (): readonly string[] => entry().layers ?? []

function travel(entries: number): void {
  travelling = true
  original.go(-entries)
}

/** Brings the history in line with what is open: entries of what is closed are left, and what is open gets those it lacks. */
function settle(): void {
  if (travelling) return
  const there = marks()
  const differs = there.findIndex((mark, index) => open[index]?.mark !== mark)
  const kept = differs < 0 ? there.length : differs
  if (kept < there.length) travel(there.length - kept)
  else
    for (const { mark } of open.slice(kept)) {
      page = here()
      original.push({ ...entry(), layers: [...marks(), mark] }, '')
    }
}

function onPop(event: PopStateEvent): void {
  if (travelling) {
    event.stopImmediatePropagation()
    travelling = false
    const again = delayed
    delayed = []
    for (const act of again) act()
    if (again.length > 0) setTimeout(settle, LEAVING)
    else settle()
    return
  }
  const gone = open.filter(({ mark }) => !marks().includes(mark))
  // Nothing but a layer: the page, and who watches its address, hear nothing of it.
  if (here() === page && (gone.length > 0 || marks().length > 0)) event.stopImmediatePropagation()
  for (const { close } of gone.toReversed()) close()
  // What didn't let itself be closed gets its entry back; an entry of something closed long ago, come upon forwards, is left again.
  setTimeout(settle)
}

/** Leads from the page itself to where it was asked to, layers and all left behind. */
function fromPage(write: Write, below: number): Write {
  return (given, unused, url) => {
    const depth = marks().length
    if (!travelling && depth === 0) return write(given, unused, url)
    const state = given && { ...given, layers: undefined }
    if (!travelling && depth === below) original.replace(state, unused, url)
    else {
      // The address is right at once, its place in the history when the page's own entry is reached.
      original.replace(state, unused, url)
      delayed.push(() => write(state, unused, url))
      if (!travelling) travel(depth)
    }
    // What stays open over the next page too closes by the way back there.
    setTimeout(settle, LEAVING)
  }
}

let begun = false

function begin(): void {
  if (begun) return
  begun = true
  // A new page takes the place of the only layer's entry; a page in place of this one is put where this one's entry is.
  window.history.pushState = fromPage(original.push, 1)
  window.history.replaceState = fromPage(original.replace, 0)
  // The router goes by `go`; `back` is the way back itself.
  window.history.go = (delta = 0) => {
    if (travelling) delayed.push(() => original.go(delta))
    else original.go(delta < 0 ? delta - marks().length : delta)
  }
  hearWayBackFirst(onPop)
}

/** Something opened over the page, above all that is open; returns how to say that it is closed. */
export function openLayer(mark: string, close: () => void): () => void {
  begin()
  open = [...open, { mark, close }]
  settle()
  return () => {
    open = open.filter((layer) => layer.mark !== mark)
    settle()
  }
}

/** A page that was loaded anew while layers lay over it has none of them: it leaves their entries, or the way back would seem dead. */
export function leaveLost(): void {
  begin()
  settle()
}
