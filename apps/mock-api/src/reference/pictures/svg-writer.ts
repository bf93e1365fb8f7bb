import { type Drawing, isColour } from '../catalogue/families/family.ts'
import { tinted } from './colour.ts'
import { ART, ART_BOXES } from './generated/art.ts'
import { Brush } from './goods/brush.ts'
import { LABEL_ART } from './label-art/index.ts'
import { AXES, type Pen, type Stop } from './pen.ts'

/** Collects the definitions of one picture. Their ids have the picture's prefix, so that several pictures can share a page. */
export class SvgWriter implements Pen {
  readonly #prefix: string
  readonly #definitions: string[] = []
  readonly #drawings = new Map<string, string>()
  #count = 0

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  #id(): string {
    return `${this.#prefix}${(this.#count++).toString(36)}`
  }

  define(write: (id: string) => string): string {
    const id = this.#id()
    this.#definitions.push(write(id))
    return id
  }

  linear(direction: keyof typeof AXES, ...stops: readonly Stop[]): string {
    const axis = AXES[direction]
    return `url(#${this.define((id) => `<linearGradient id="${id}"${axis}>${stopList(stops)}</linearGradient>`)})`
  }

  radial(...stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`
  }

  clip(shape: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`
  }

  /** An emoji as a symbol of 32×32, or label art in its own measure, defined once; `use` places it. */
  #symbol(drawing: Drawing): string {
    const key = `${drawing.name}~${drawing.tint}`
    const known = this.#drawings.get(key)
    if (known) return known
    const own = LABEL_ART[drawing.name]?.draw(new Brush(this))
    const body = own ?? ART[drawing.name]
    if (body === undefined) throw new Error(`No drawing is called ${drawing.name}`)
    const tint = isColour(drawing.tint) ? 0 : drawing.tint
    const id = this.define((id) => `<g id="${id}">${own ?? tinted(body, tint).replaceAll('§', `${id}_`)}</g>`)
    this.#drawings.set(key, id)
    return id
  }

  /** A drawing centred on x, y by its visible part, its longer side `size`, rotated by `turn` degrees. */
  drawing(drawing: Drawing, x: number, y: number, size: number, turn = 0): string {
    const [left, top, width, height] = boxOf(drawing)
    const scale = size / Math.max(width, height)
    const place = `translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${scale.toFixed(3)})`
    return `<use href="#${this.#symbol(drawing)}" transform="${place} translate(${round(-left - width / 2)} ${round(-top - height / 2)})"/>`
  }

  definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}

/** Where a drawing is in its own measure: left, top, width, height. */
function boxOf({ name }: Drawing): readonly [number, number, number, number] {
  return LABEL_ART[name]?.box ?? ART_BOXES[name] ?? [0, 0, 32, 32]
}

/** Width and height a drawing takes when its longer side is `size`. */
export function drawingSize(drawing: Drawing, size: number): { readonly width: number; readonly height: number } {
  const [, , width, height] = boxOf(drawing)
  const scale = size / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** One decimal is enough at 800 px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
