import type { Json } from '@nusaria/catalogue/lib/json'
import { hash } from '@nusaria/catalogue/lib/rng'

/** A short text that stands for a value: equal for equal values, and different for others but by a chance of 2^-64. */
export function digest(value: Json): string {
  const text = JSON.stringify(value)
  return ['a', 'b'].map((salt) => hash(`${salt}${text}`).toString(36)).join('-')
}
