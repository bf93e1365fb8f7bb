import { catalogueText } from '@nusaria/catalogue/texts/index'
import type { Language } from '@nusaria/contracts/headers'
import type { Route } from '../engine/contract/implement.ts'

type Fields = Readonly<Record<string, unknown>>

/** Rows store a SKU's values in Indonesian, as the catalogue has them. This translates the `spec_values` of a reply. */
function translateReply(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => translateReply(item, language))
  return Object.fromEntries(
    Object.entries(value as Fields).map(([name, part]) => [
      name,
      name === 'spec_values' ? (part as string[]).map((text) => catalogueText.option(language, text)) : translateReply(part, language),
    ]),
  )
}

/** The route with its replies in the caller's language. */
export function withTranslatedOptions(route: Route): Route {
  if (route.call.reply === 'image') return route
  return {
    ...route,
    async handler(input, ctx) {
      const result = await route.handler(input, ctx)
      return ctx.language === 'id' ? result : (translateReply(result, ctx.language) as typeof result)
    },
  }
}
