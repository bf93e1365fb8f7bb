import type { Lifecycle } from '@nusaria/contracts/lifecycle-machine'

type State = string | number

/** px */
const BOX = { width: 176, height: 30, pitch: 46 }
/** px that an arc bulges: at least, and for each row that it passes. */
const BULGE = { least: 20, perRow: 14 }
const ARROW = 8
/** px for the names of events. */
const LABEL_WIDTH = 170

/** An arc from one box to another. */
export interface Transition {
  readonly from: State
  readonly to: State
  readonly fromY: number
  readonly toY: number
  /** The side of the boxes. */
  readonly x: number
  /** px of the arc's control points beside `x`; negative at the left. */
  readonly bulge: number
  /** It starts at the current state. */
  readonly isNext: boolean
}

/** The events that lead from the current state to another one, or keep it. */
interface NextLabel {
  readonly to: State
  readonly events: readonly string[]
  readonly x: number
  readonly y: number
}

/** Positions in px. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly arrow: number
  readonly box: { readonly x: number; readonly width: number; readonly height: number }
  readonly boxes: readonly { readonly state: State; readonly y: number }[]
  readonly arcs: readonly Transition[]
  readonly labels: readonly NextLabel[]
}

/** An arc diagram: the states in one column, in the order of their table, and each transition once, whatever its events. */
export function layOut({ states, events }: Lifecycle, current: State): Layout {
  const rowOf = (state: State) => states.indexOf(state)
  const yOf = (state: State) => BOX.pitch * rowOf(state) + BOX.pitch / 2
  // The keys of `transitions` are texts, also where the states are numbers.
  const moves = Object.entries(events).flatMap(([event, { transitions }]) =>
    states.flatMap((from) => {
      const to = transitions[from]
      return to === undefined ? [] : [{ event, from, to }]
    }),
  )
  const pairs = moves.filter(({ from, to }, at) => moves.findIndex((one) => one.from === from && one.to === to) === at)
  const bulgeOf = (rows: number) => BULGE.least + BULGE.perRow * rows
  /** The widest arc of a side; a Bézier curve reaches three quarters of its control points. */
  const widest = (list: typeof pairs) =>
    Math.ceil(0.75 * Math.max(0, ...list.map(({ from, to }) => bulgeOf(Math.abs(rowOf(to) - rowOf(from))))))
  const right = widest(pairs.filter(({ from, to }) => rowOf(to) > rowOf(from)))
  const left = widest(pairs.filter(({ from, to }) => rowOf(to) < rowOf(from))) + 2
  const labelX = left + BOX.width + right + 10
  const arcs = pairs.flatMap(({ from, to }): Transition[] => {
    const rows = rowOf(to) - rowOf(from)
    if (rows === 0) return []
    const side = Math.sign(rows)
    return [
      {
        from,
        to,
        // Arcs leave a box below its middle and enter above it, so that they don't meet.
        fromY: yOf(from) + side * 6,
        toY: yOf(to) - side * 6,
        x: side > 0 ? left + BOX.width : left,
        bulge: side * bulgeOf(Math.abs(rows)),
        isNext: from === current,
      },
    ]
  })
  const next = moves.filter(({ from }) => from === current)
  const labels = [...new Set(next.map(({ to }) => to))].map((to) => ({
    to,
    events: next.filter((one) => one.to === to).map(({ event }) => event),
    x: labelX,
    y: yOf(to),
  }))
  return {
    width: labelX + LABEL_WIDTH,
    height: BOX.pitch * states.length,
    arrow: ARROW,
    box: { x: left, width: BOX.width, height: BOX.height },
    boxes: states.map((state) => ({ state, y: yOf(state) })),
    // The arcs of the current state are drawn last, over the others.
    arcs: arcs.sort((a, b) => Number(a.isNext) - Number(b.isNext)),
    labels,
  }
}
