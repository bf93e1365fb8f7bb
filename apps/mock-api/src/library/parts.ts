import type { Control } from '../control/control.ts'
import type { Engine } from '../engine/engine.ts'
import type { Cors } from '../hosts/cors.ts'

/** The parts of a mock that its other hosts need. They aren't in its type, which users read. */
export interface Parts {
  readonly engine: Engine
  readonly control: Control
  readonly cors: Cors
}

const parts = new WeakMap<object, Parts>()

export function keepParts(mock: object, those: Parts): void {
  parts.set(mock, those)
}

/** Throws `TypeError` for what isn't a mock. */
export function partsOf(mock: object): Parts {
  const found = parts.get(mock)
  if (!found) throw new TypeError('This is not what createShopMock() returned')
  return found
}
