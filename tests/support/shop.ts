import { buildCatalogue } from '@nusaria/mock-api/catalogue/catalogue'
import { Control } from '@nusaria/mock-api/control/control'
import { domains, tables } from '@nusaria/mock-api/domains'
import { createEngine, type Engine } from '@nusaria/mock-api/kernel/engine'

/** An engine with its control API, and what it reported of its own faults. */
export interface TestShop {
  readonly engine: Engine
  readonly control: Control
  /** Broken replies and handlers that threw: no test leaves any. */
  readonly problems: string[]
}

/** The whole shop in this process. */
export function testShop(): TestShop {
  const problems: string[] = []
  const engine = createEngine({ domains, tables, catalogue: buildCatalogue({ seed: 1 }), report: (problem) => problems.push(problem) })
  return { engine, control: new Control(engine, { version: 'test', openapi: () => ({}) }), problems }
}
