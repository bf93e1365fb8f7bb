import { FLOOR, MIDDLE, type Pack } from '../packs/pack.ts'
import type { Subject } from '../subject.ts'
import type { SvgWriter } from '../svg-writer.ts'
import { Brush } from './brush.ts'

/** What tells one product's drawing from another's. */
export interface Traits {
  /** `#rrggbb`, or undefined for the drawing's own colour. */
  readonly colour?: string | undefined
  /** Pieces of the size. */
  readonly count: number
}

/** The traits of a subject. */
export function traitsOf({ art, count }: Subject): Traits {
  return { colour: art.colour, count }
}

/** Goods seen from one side, with the width and height they take on the floor. */
export interface View {
  readonly width: number
  readonly height: number
  readonly svg: string
  /** Whether the drawing has its own shadow on the floor. */
  readonly grounded?: boolean
}

/** A part of the first view to look at closely: x, y and the enlargement. */
export type Detail = readonly [x: number, y: number, zoom: number]

/** Goods that come without a pack. Without a third view the detail is shown. */
export interface Goods {
  readonly views: readonly [front: DrawView, other: DrawView, third: DrawView | Detail]
}

export type DrawView = (brush: Brush, traits: Traits) => View

/** A view with the size it takes on the floor. */
export function view(width: number, height: number, svg: string, grounded = false): View {
  return { width, height, svg, grounded }
}

/** A drawn view by its number from 0. Throws for a detail. */
export function viewOf({ views }: Goods, number: number): DrawView {
  const draw = views[number]
  if (typeof draw !== 'function') throw new Error(`No view has the number ${number}`)
  return draw
}

/** A view as the pictures place it, standing on the floor. */
export function packOf(draw: DrawView, traits: Traits, pen: SvgWriter): Pack {
  const { width, height, svg, grounded } = draw(new Brush(pen), traits)
  return {
    left: MIDDLE - width / 2,
    right: MIDDLE + width / 2,
    top: FLOOR - height,
    svg: `<g transform="translate(${MIDDLE} ${FLOOR})">${svg}</g>`,
    ...(grounded ? { contact: '' } : {}),
  }
}
