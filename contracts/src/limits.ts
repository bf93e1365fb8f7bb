/** Business constants of the shop, shared by storefront and engine. */
export * as LIMITS from './limit-values.ts'
