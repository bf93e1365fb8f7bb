import { name } from '@nusaria/brand'

/** Data whose texts name the shop as `{{brand}}`. */
export function withBrand<T>(data: T): T {
  return JSON.parse(JSON.stringify(data).replaceAll('{{brand}}', () => JSON.stringify(name).slice(1, -1)))
}
