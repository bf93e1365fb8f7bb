import type { Pen } from '../pen.ts'
import { FINISHES, type FinishName, mix, shadeOf, stopsOf } from './finishes.ts'

/** A rounded rectangle as a path. */
export function rect(x: number, y: number, width: number, height: number, r = 0): string {
  const round = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  return `M${x + r} ${y}h${width - 2 * r}${round(r, r)}v${height - 2 * r}${round(-r, r)}h${2 * r - width}${round(-r, -r)}v${2 * r - height}${round(r, -r)}z`
}

/** An ellipse as a path. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** Places a drawing: moved, turned by degrees, scaled. */
export function put(svg: string, x: number, y: number, turn = 0, scale = 1, flip = false): string {
  const rotated = turn === 0 ? '' : ` rotate(${turn})`
  const scaled = flip ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${rotated}${scaled}">${svg}</g>`
}

/** Draws goods lit from the upper left. The origin is the middle of the floor under them; y is negative above it. */
export class Brush {
  readonly #pen: Pen
  readonly #known = new Map<string, string>()

  constructor(pen: Pen) {
    this.#pen = pen
  }

  #once(key: string, make: () => string): string {
    const known = this.#known.get(key) ?? make()
    this.#known.set(key, known)
    return known
  }

  #blur(by: number): string {
    const id = this.#once(`blur${by}`, () =>
      this.#pen.define(
        (own) =>
          `<filter id="${own}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${Math.round(by * 10) / 10}"/></filter>`,
      ),
    )
    return ` filter="url(#${id})"`
  }

  /** The paint of a material in a colour. */
  paint(colour: string, finish: FinishName): string {
    return this.#once(`${colour}${finish}`, () => this.#pen.linear(FINISHES[finish].axis, ...stopsOf(colour, finish)))
  }

  /** A body of a material: painted, its lower right edge in shade, its upper left edge lit. `depth` is how far the edges reach. */
  solid(path: string, colour: string, finish: FinishName = 'plastic', depth = 18, inside = ''): string {
    const { edge, rim } = FINISHES[finish]
    const id = this.#pen.define((own) => `<path id="${own}" d="${path}"/>`)
    const clip = this.#pen.clip(`<use href="#${id}"/>`)
    const line = (paint: string, opacity: number, by: number, wide = depth) =>
      `<use href="#${id}" fill="none" stroke="${paint}" stroke-opacity="${opacity}" stroke-width="${wide}" transform="translate(${by} ${by})"${this.#blur(depth * 0.45)}/>`
    const lit = rim === 0 ? '' : line('#FFFBF0', rim, depth * 0.26, depth * 0.45)
    return `<g clip-path="${clip}"><use href="#${id}" fill="${this.paint(colour, finish)}"/>${inside}${line(shadeOf(colour), edge, -depth * 0.3)}${lit}</g>`
  }

  /** A bent bar, wire, cord or strap: a stroke with light along its upper left. */
  rod(path: string, colour: string, width: number, finish: FinishName = 'plastic', cap = 'round'): string {
    const stroke = (paint: string, wide: number, opacity: number, by: number) =>
      `<path d="${path}" stroke="${paint}" stroke-width="${Math.round(wide * 10) / 10}" stroke-opacity="${opacity}"${by === 0 ? '' : ` transform="translate(${-by} ${-by})"`}/>`
    const { rim } = FINISHES[finish]
    return `<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round">${stroke(mix(colour, shadeOf(colour), 0.5), width, 1, 0)}${stroke(colour, width * 0.72, 1, width * 0.08)}${stroke('#fff', width * 0.22, rim * 0.8, width * 0.16)}</g>`
  }

  /** A plain line or, with `fill`, area. */
  line(path: string, colour: string, width: number, opacity = 1, dash = ''): string {
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`} stroke-linecap="round" stroke-linejoin="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`
  }

  fill(path: string, colour: string, opacity = 1): string {
    return `<path d="${path}" fill="${colour}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`
  }

  /** A soft fold, groove or streak: a blurred line. */
  soft(path: string, colour: string, width: number, opacity: number): string {
    return `<g${this.#blur(Math.max(1.5, width * 0.35))}>${this.line(path, colour, width, opacity)}</g>`
  }

  /** A crease in cloth or leather: dark, with light beside it. */
  crease(path: string, width = 10, opacity = 0.22): string {
    return `${this.soft(path, '#1B1024', width, opacity)}<g transform="translate(${-width * 0.7} ${-width * 0.3})">${this.soft(path, '#fff', width * 0.6, opacity * 0.9)}</g>`
  }

  /** A seam sewn with a thread. */
  seam(path: string, colour = '#fff', opacity = 0.55): string {
    return this.line(path, colour, 2.4, opacity, '7 5')
  }

  /** A reflex of the window: white, fading to its rim. */
  glow(x: number, y: number, rx: number, ry = rx, opacity = 0.6, turn = 0): string {
    const paint = this.#once(`glow${opacity}`, () => this.#pen.radial([0, '#fff', opacity], [0.35, '#fff', opacity * 0.7], [1, '#fff', 0]))
    return `<ellipse cx="0" cy="0" rx="${rx}" ry="${ry}" transform="translate(${x} ${y}) rotate(${turn})" fill="${paint}"/>`
  }

  /** A soft dark place. */
  dark(x: number, y: number, rx: number, ry = rx, opacity = 0.4): string {
    const paint = this.#once(`dark${opacity}`, () =>
      this.#pen.radial([0, '#2A160A', opacity], [0.6, '#2A160A', opacity * 0.5], [1, '#2A160A', 0]),
    )
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${paint}"/>`
  }

  /** Where a piece touches the floor. */
  foot(x: number, y: number, rx: number): string {
    return this.dark(x + 4, y, rx, Math.max(7, rx * 0.16), 0.5)
  }

  /** Paint with own stops. */
  linear: Pen['linear'] = (...given) => this.#pen.linear(...given)
  radial: Pen['radial'] = (...given) => this.#pen.radial(...given)

  /** Only the part of a drawing within a path. */
  within(path: string, svg: string): string {
    return `<g clip-path="${this.#pen.clip(`<path d="${path}"/>`)}">${svg}</g>`
  }

  /** A drawing that is used several times, written once. */
  again(svg: string): string {
    return `<use href="#${this.#pen.define((id) => `<g id="${id}">${svg}</g>`)}"/>`
  }
}
