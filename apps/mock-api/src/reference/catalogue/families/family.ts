import type { ChildSlug } from '../nav-tree.ts'
import type { Brand } from './brands.ts'

/** The drawn pack of a product; `plain` and `group` show the product itself. */
export type PackShape = 'pouch' | 'box' | 'carton' | 'jar' | 'bottle' | 'pump' | 'tube' | 'can' | 'plain' | 'group'

/**
 * One kind of product; each entry of `models` becomes a product of its own.
 *
 * A look is written `emoji|palette` and follows a name after a bar: `'Balado|hot-pepper|chili'`. An emoji may have a hue rotation in
 * degrees (`running-shoe~140`) or be turned grey (`~grey`). Missing parts of a model or choice come from `look`.
 */
export interface Family {
  /** Lower case with hyphens; part of picture addresses. */
  readonly id: string
  /** The child category. */
  readonly in: ChildSlug
  /** Head of the name: brand, kind, model, size. */
  readonly kind: string
  /** Words printed on the pack, `/` breaks the line; defaults to the kind. */
  readonly label?: string
  readonly by: readonly Brand[]
  readonly pack: PackShape
  readonly unit: string
  readonly look: string
  /** Rupiah of the first size. */
  readonly price: number
  /** Choices of size. Weights and volumes set their own price; others may have a factor: `40 cm*1.6`. */
  readonly sizes: readonly string[]
  /** Name of the size axis; defaults to `Ukuran`. */
  readonly sizeAxis?: string
  /** Further axes, before the size. */
  readonly options?: Readonly<Record<string, readonly string[]>>
  readonly models: readonly string[]
  /** `9 bulan`; absent for what doesn't perish. */
  readonly life?: string
  /** Composition or material. */
  readonly of: string
  /** Net grams of the first size where its text doesn't say. */
  readonly grams?: number
  /** Pack of the first size: length, width, height in mm. */
  readonly dims: readonly [number, number, number]
  /** Emoji beside the pack in the gallery. */
  readonly props?: readonly string[]
  /** Most pieces in one order. */
  readonly limit?: number
  readonly text: string
}
