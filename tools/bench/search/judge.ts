import { FAMILIES } from '@nusaria/catalogue/products/families/index'
import { familyTemplate } from '@nusaria/catalogue/products/family-template'
import { NAV_IDS } from '@nusaria/catalogue/products/nav'
import { type ProductSpec, productSpecs } from '@nusaria/catalogue/products/product-specs'
import type { ProductRow } from '@nusaria/catalogue/products/types'

/** How relevant a product is: 2 is what was searched, 1 is close to it, 0 is neither. By position in the catalogue. */
export type Grades = Uint8Array

type Predicate = (spec: ProductSpec, product: ProductRow) => boolean

const TERM = /=(?<brand>\w+)|@(?<category>[\w-]+)|\[(?<value>[^\]]+)\]|(?<family>[a-z][a-z0-9-]*)(?:\/(?<model>[^[=@]+))?/g
const ids: Readonly<Record<string, string>> = NAV_IDS
const families = new Set(FAMILIES.map(({ id }) => id))

/** A part of a rule that names nothing in the catalogue would be relevant to nothing, silently. */
function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`"${name}" of a rule is not in the catalogue`)
  return value
}

function predicateOf({ brand, category, value, family, model }: Readonly<Record<string, string | undefined>>): Predicate {
  if (brand) return (spec) => spec.brand === brand
  if (category) {
    const id = known(ids[category], category)
    return (_spec, product) => product.nav_type_id === id || product.nav_parent_id === id
  }
  if (value) return ({ family }) => [...familyTemplate(family).sizes.map(({ text }) => text), ...optionsOf(family)].includes(value)
  known(families.has(family ?? '') || undefined, family ?? '')
  const part = model?.trim() ?? ''
  return (spec) => spec.family.id === family && spec.model.name.toLowerCase().includes(part)
}

function optionsOf(family: ProductSpec['family']): readonly string[] {
  return familyTemplate(family).options.flatMap(({ values }) => values)
}

function anyOf(text: string): Predicate {
  const choices = text
    .split(' + ')
    .filter(Boolean)
    .map((choice) => [...choice.matchAll(TERM)].map(({ groups = {} }) => predicateOf(groups)))
  return (spec, product) => choices.some((terms) => terms.every((term) => term(spec, product)))
}

/**
 * Grades the products by a rule over the catalogue's data: `=Brand`, `@category`, `family`, `family/words of the model`, `[value of an option
 * or size]`. Terms of one choice all apply, ` + ` separates choices, and what follows ` > ` is close to what was searched.
 */
export function gradesOf(rule: string, products: readonly ProductRow[]): Grades {
  const [best = '', ...close] = rule.split(' > ')
  const [isBest, isClose] = [anyOf(best), anyOf(close.join(' + '))]
  const grades = new Uint8Array(products.length)
  let at = 0
  for (const spec of productSpecs(FAMILIES)) {
    const product = products[at]
    if (!product) break
    grades[at] = isBest(spec, product) ? 2 : isClose(spec, product) ? 1 : 0
    at += 1
  }
  if (!grades.includes(2)) throw new Error(`No product fits the rule "${rule}"`)
  return grades
}

const gain = (grade: number) => 2 ** grade - 1
const sum = (grades: readonly number[]) => grades.reduce((total, grade, at) => total + gain(grade) / Math.log2(at + 2), 0)

/** The normalised discounted cumulative gain of the first ten results, 0 to 1. */
export function ndcg10(found: readonly number[], grades: Grades): number {
  const ideal = sum([...grades].sort((a, b) => b - a).slice(0, 10))
  return sum(found.slice(0, 10).map((at) => grades[at] ?? 0)) / ideal
}

/** The share of relevant products among the first four results, or as many as are relevant. */
export function precision4(found: readonly number[], grades: Grades): number {
  const relevant = grades.reduce((count, grade) => count + Math.min(1, grade), 0)
  return found.slice(0, 4).filter((at) => grades[at]).length / Math.min(4, relevant)
}
