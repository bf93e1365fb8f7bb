// @ts-expect-error it has no types
import Validator from '@adobe/structured-data-validator'

interface Issue {
  readonly severity: 'ERROR' | 'WARNING'
  readonly issueMessage: string
  readonly path: readonly { readonly type: string }[]
}

/** The descriptions by schema.org's types in a page's HTML. */
export function structuredData(html: string): readonly { readonly '@type': string }[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => JSON.parse(json))
}

/** What Google's rules for rich results find wrong with them. Optional fields may be missing. */
export async function mistakesIn(data: ReturnType<typeof structuredData>): Promise<string[]> {
  const jsonld = Object.fromEntries(data.map(({ '@type': type }) => [type, data.filter((each) => each['@type'] === type)]))
  const issues: readonly Issue[] = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} })
  return issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ issueMessage, path }) => `${path.map(({ type }) => type).join(' › ')}: ${issueMessage}`)
}
