import { createHash } from 'node:crypto'
import type { Shape } from '@nusaria/contracts/shape'

/** A chunk counts it as one of the contracts' modules (`chunks.ts`). */
const PREFIX = '\0shape:/contracts/src/'
/** A shorter shape weighs less where it is used than as a module. */
const SHARED_MIN_CHARS = 60

type Part = Shape | number

/** The shapes of all replies as source text. A shape of several calls, such as a product's, is a module of its own, so that it ships once. */
export class ShapeModules {
  readonly #counts = new Map<string, number>()
  readonly #shared = new Map<string, Shape>()

  constructor(shapes: readonly Shape[]) {
    for (const shape of shapes) this.#count(shape)
  }

  #count(part: Part): void {
    if (typeof part !== 'object') return
    const key = JSON.stringify(part)
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    // The parts of a repeated shape are repeated only inside of it.
    if (count === 1) for (const inner of Object.values(part)) this.#count(inner)
    else if (!Array.isArray(part) && key.length >= SHARED_MIN_CHARS) this.#shared.set(nameOf(key), part)
  }

  /** Source text of a shape; names of other modules join `imports`. */
  #text(part: Part, imports: Set<string>, whole = false): string {
    if (typeof part !== 'object') return JSON.stringify(part)
    const name = nameOf(JSON.stringify(part))
    if (!whole && this.#shared.has(name)) {
      imports.add(name)
      return name
    }
    const inner = (each: Part) => this.#text(each, imports)
    if (Array.isArray(part)) return `[${part.map(inner).join(',')}]`
    return `{${Object.entries(part).map(([field, each]) => `${JSON.stringify(field)}:${inner(each)}`)}}`
  }

  /** A module whose source `write` makes of the texts of shapes, with the imports that these need. */
  module(write: (text: (shape: Shape) => string) => string, whole?: Shape): string {
    const imports = new Set<string>()
    const source = write((shape) => this.#text(shape, imports, shape === whole))
    return [...[...imports].map((name) => `import ${name} from '${PREFIX}${name}'`), source].join('\n')
  }

  /** The source of a shared shape's module; null for any other id. */
  load(id: string): string | null {
    const shape = id.startsWith(PREFIX) ? this.#shared.get(id.slice(PREFIX.length)) : undefined
    return shape ? this.module((text) => `export default ${text(shape)}`, shape) : null
  }

  static owns(id: string): boolean {
    return id.startsWith(PREFIX)
  }
}

const nameOf = (key: string) => `shape_${createHash('sha1').update(key).digest('hex').slice(0, 12)}`
