import type { Shape } from './shape.ts'

interface Field {
  readonly name: string
  /** `?` may be absent, `!` may be null. */
  readonly flags: string
  /** Something stands for a missing value, as for every picture. */
  readonly hasFallback: boolean
}

/** Reads a key of an object's shape, beside the shape of its field. */
export function readKey(key: string, inner?: Shape): Field {
  const [, name = '', flags = '', sign] = /^(\w+)(\??!?)(=)?$/.exec(key) ?? []
  return { name, flags, hasFallback: sign !== undefined || (inner === 'p' && flags === '') }
}
