import type { Drawing } from '../catalogue/families/family.ts'
import { tinted } from './colour.ts'
import { ART, ART_BOXES } from './generated/art.ts'

/** A stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** Collects the definitions of one picture. Their ids have the picture's prefix, so that several pictures can share a page. */
export class SvgWriter {
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

  /** Adds a definition; `write` gets its id. Returns the id. */
  define(write: (id: string) => string): string {
    const id = this.#id()
    this.#definitions.push(write(id))
    return id
  }

  /** A linear gradient: from left to right, or from top to bottom. */
  linear(direction: 'across' | 'down', ...stops: readonly Stop[]): string {
    const axis = direction === 'down' ? ' x2="0" y2="1"' : ''
    return `url(#${this.define((id) => `<linearGradient id="${id}"${axis}>${stopList(stops)}</linearGradient>`)})`
  }

  /** A radial gradient. */
  radial(...stops: readonly Stop[]): string {
    return `url(#${this.define((id) => `<radialGradient id="${id}">${stopList(stops)}</radialGradient>`)})`
  }

  clip(shape: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`
  }

  /** An emoji as a symbol of 32×32, defined once; `use` places it. */
  #symbol(drawing: Drawing): string {
    const key = `${drawing.emoji}~${drawing.tint}`
    const known = this.#drawings.get(key)
    if (known) return known
    const body = ART[drawing.emoji]
    if (body === undefined) throw new Error(`No drawing is called ${drawing.emoji}`)
    const id = this.define((own) => `<g id="${own}">${tinted(body, drawing.tint).replaceAll('§', `${own}_`)}</g>`)
    this.#drawings.set(key, id)
    return id
  }

  /** A drawing centred on x, y by its visible part, its longer side `size`, rotated by `turn` degrees. */
  drawing(drawing: Drawing, x: number, y: number, size: number, turn = 0): string {
    const [left, top, width, height] = ART_BOXES[drawing.emoji] ?? [0, 0, 32, 32]
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

/** Width and height a drawing takes when its longer side is `size`. */
export function drawingSize(drawing: Drawing, size: number): { readonly width: number; readonly height: number } {
  const [, , width, height] = ART_BOXES[drawing.emoji] ?? [0, 0, 32, 32]
  const scale = size / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** One decimal is enough at 800 px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
