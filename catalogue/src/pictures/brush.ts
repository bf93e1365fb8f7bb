import { FINISHES, type Material, mix, shadeOf, stopsOf } from './finishes.ts'
import { round, type SvgWriter } from './svg-writer.ts'

/** Where a patch of light or shade has lost a part of its strength, and how much is left there. */
const PATCHES = { glow: [0.35, 0.7], dark: [0.6, 0.5] } as const

type Patch = keyof typeof PATCHES

export const isPatch = (name: string): name is Patch => Object.hasOwn(PATCHES, name)

/** Draws shapes lit from the upper left. A shape is the start of its tag: `<circle r="9"`. */
export class Brush {
  readonly #pen: SvgWriter
  readonly #known = new Map<string, string>()

  constructor(pen: SvgWriter) {
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
        (own) => `<filter id="${own}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${round(by)}"/></filter>`,
      ),
    )
    return ` filter="url(#${id})"`
  }

  /** A body of a material: painted, its lower right edge in shade, its upper left edge lit. `depth` is how far the edges reach. */
  solid(shape: string, colour: string, finish: Material, depth: number, inside: string): string {
    const { axis, edge, rim } = FINISHES[finish]
    const id = this.#pen.define((own) => `${shape} id="${own}"/>`)
    const clip = this.#pen.clip(`<use href="#${id}"/>`)
    const paint = this.#once(`${colour}${finish}`, () => this.#pen.linear(axis, ...stopsOf(colour, finish)))
    const line = (stroke: string, opacity: number, by: number, wide = depth) =>
      `<use href="#${id}" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${wide}" transform="translate(${by} ${by})"${this.#blur(depth * 0.45)}/>`
    const lit = rim === 0 ? '' : line('#FFFBF0', rim, depth * 0.26, depth * 0.45)
    const edges = `<g fill="none" stroke-linecap="butt" stroke-linejoin="miter">${line(shadeOf(colour), edge, -depth * 0.3)}${lit}</g>`
    return `<g clip-path="${clip}"><use href="#${id}" fill="${paint}"/>${inside}${edges}</g>`
  }

  /** A bent bar, wire, cord or strap: a stroke with light along its upper left. */
  rod(shape: string, colour: string, width: number, finish: Material): string {
    const stroke = (paint: string, wide: number, more = '') => `${shape} stroke="${paint}" stroke-width="${round(wide)}"${more}/>`
    const moved = (by: number) => ` transform="translate(${-by} ${-by})"`
    const light = `${moved(width * 0.16)} stroke-opacity="${FINISHES[finish].rim * 0.8}"`
    return `<g fill="none">${stroke(mix(colour, shadeOf(colour), 0.5), width)}${stroke(colour, width * 0.72, moved(width * 0.08))}${stroke('#fff', width * 0.22, light)}</g>`
  }

  /** A soft fold, groove or streak: a blurred line. */
  soft(shape: string, colour: string, width: number, opacity: number): string {
    return `${shape} fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}"${this.#blur(Math.max(1.5, width * 0.35))}/>`
  }

  /** A crease in cloth or leather: dark, with light beside it. */
  crease(shape: string, colour: string, width: number, opacity: number): string {
    const light = this.soft(shape, '#fff', width * 0.6, opacity * 0.9)
    return `${this.soft(shape, colour, width, opacity)}<g transform="translate(${-width * 0.7} ${-width * 0.3})">${light}</g>`
  }

  /** A reflex of the window or a soft dark place: it fades to its rim. */
  patch(kind: Patch, shape: string, colour: string, opacity: number): string {
    const [at, left] = PATCHES[kind]
    const paint = this.#once(`${kind}${colour}${opacity}`, () =>
      this.#pen.radial([0, colour, opacity], [at, colour, opacity * left], [1, colour, 0]),
    )
    return `${shape} fill="${paint}"/>`
  }
}
