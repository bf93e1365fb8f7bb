import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { scenarios } from '@nusaria/scenarios/index'
import manifest from '../package.json' with { type: 'json' }
import { Control } from './control/control.ts'
import { openapiOf } from './control/openapi/document.ts'
import { domains } from './domains/index.ts'
import { tables } from './domains/tables.ts'
import { createEngine, type Engine, type EngineOptions } from './engine/engine.ts'
import type { WorldScenario } from './engine/worlds.ts'

export const CATALOGUE_SEED = 1

const worldScenarios: readonly WorldScenario[] = Object.entries(scenarios).map(([name, { title, covers, given }]) => ({
  name,
  title,
  covers,
  now: given.now === undefined ? undefined : Date.parse(given.now),
}))

/** The options of the engine, and the default number of products of a world. */
export type ShopOptions = Partial<EngineOptions> & { readonly products?: number }

export interface Shop {
  readonly engine: Engine
  readonly control: Control
}

/** The numbers of all products of a new world. */
export function productNumbers(engine: Engine): string[] {
  return engine.runtime.catalogue.products.map(({ product_no }) => product_no)
}

/** The whole mock without a host: its engine and its control API. */
export function createShop({ products, ...options }: ShopOptions = {}): Shop {
  const engine = createEngine({
    domains,
    tables,
    catalogue: (size = products) => buildCatalogue({ seed: CATALOGUE_SEED, size }),
    scenarios: worldScenarios,
    // biome-ignore lint/suspicious/noConsole: a page has no other place to report
    report: (problem) => console.error(problem),
    ...options,
  })
  const { version } = manifest
  let openapi: unknown
  const control = new Control(engine, {
    version,
    openapi: () => {
      openapi ??= openapiOf(version)
      return openapi
    },
  })
  return { engine, control }
}
