/** A stop: offset 0 to 1, colour, opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number]

/** The axes of a linear gradient: from left to right, from top to bottom, or from the upper left to the lower right. */
export const AXES = { across: '', down: ' x2="0" y2="1"', slant: ' x2=".8" y2="1"' } as const

/** Collects the definitions of one picture. Their ids have the picture's prefix, so that several pictures can share a page. */
export class SvgWriter {
  readonly #prefix: string
  readonly #definitions: string[] = []
  readonly #known = new Map<string, unknown>()
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

  /** Adds definitions whose ids begin with `mark`. Returns what replaces it. */
  add(definitions: string, mark: string): string {
    const prefix = `${this.#id()}-`
    if (definitions !== '') this.#definitions.push(definitions.replaceAll(mark, prefix))
    return prefix
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

  /** What a picture needs several times: made once for each key. */
  once<T>(key: string, make: () => T): T {
    const known = this.#known.get(key) as T | undefined
    if (known !== undefined) return known
    const made = make()
    this.#known.set(key, made)
    return made
  }

  all(): string {
    return this.#definitions.join('')
  }

  definitions(): string {
    return `<defs>${this.all()}</defs>`
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

/** One decimal is enough at 800 px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
