import type { Family } from './data-schemas.ts'
import { modelsOf, type Variant } from './families/family.ts'

/** The specification of one product. */
export interface ProductSpec {
  readonly family: Family
  readonly model: Variant
  /** Index of `model` in its family. */
  readonly modelAt: number
  readonly brand: string
  readonly edition: Edition | null
}

/** A bundle or packaging that makes another product. */
export interface Edition {
  readonly name: string
  /** Pieces in it. */
  readonly pieces: number
}

const bundles = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24].map((pieces) => ({ name: `Paket Isi ${pieces}`, pieces }))
const wrappings = ['Kemasan Hadiah', 'Edisi Ramadan', 'Edisi Akhir Tahun', 'Edisi Nusantara', 'Kemasan Keluarga', 'Seri Pilihan']
const EDITIONS: readonly Edition[] = [...bundles, ...wrappings.map((name) => ({ name, pieces: 1 }))]

/**
 * Product specifications in catalogue order, practically without end: every family's first model, then the second of each, and so on; then
 * the same goods of the families' other brands; then bundles. So any beginning covers all families.
 */
export function* productSpecs(families: readonly Family[]): Generator<ProductSpec> {
  const rows = families.map((family) => ({ family, models: modelsOf(family) }))
  const deepest = Math.max(...rows.map((row) => row.models.length))
  const widest = Math.max(...families.map((family) => family.by.length))
  const round = function* (offset: number, edition: Edition | null): Generator<ProductSpec> {
    for (let modelAt = 0; modelAt < deepest; modelAt++)
      for (const { family, models } of rows) {
        const model = models[modelAt]
        const brand = family.by[(modelAt + offset) % family.by.length]
        if (model && brand && offset < family.by.length) yield { family, model, modelAt, brand, edition }
      }
  }
  for (const edition of [null, ...EDITIONS]) for (let offset = 0; offset < widest; offset++) yield* round(offset, edition)
}
