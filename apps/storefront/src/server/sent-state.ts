import { scriptJson } from '@nusaria/server/site/html'
import { LATE_MARK, type RenderedState } from '@nusaria/server/site/rendered-page'
import { queryKey } from '#platform/api/server-queries.ts'
import { usedNamespaces } from '#platform/i18n/i18n.ts'
import { styleElements } from './page-html.ts'
import type { RenderedApp } from './render-app.tsx'

/** What the browser gets of a page's state and styles, once each. A reply that the page doesn't show, because it came too late, is left out. */
export function createSentState({ parts, state, late, i18n }: RenderedApp) {
  const sent = new Set<string>()
  const sentParts = new Set(parts)

  /** What has become known since the last time. */
  function next(): Pick<RenderedState, 'replies' | 'texts'> {
    const { queries, provided } = state().api
    const fresh = Object.entries(queries).filter(
      ([key, query]) =>
        query && query.status !== 'pending' && !sent.has(key) && !late.has(queryKey(query.endpointName ?? '', query.originalArgs)),
    )
    for (const [key] of fresh) sent.add(key)
    return { replies: { queries: Object.fromEntries(fresh), provided, mutations: {} }, texts: usedNamespaces(i18n) }
  }

  /** `next` as an element, with the styles that the page's later parts add. */
  function nextElements(): string {
    const added = new Set([...parts].filter((part) => !sentParts.has(part)))
    for (const part of added) sentParts.add(part)
    const styles = added.size > 0 ? styleElements(added, []) : ''
    return `${styles}<script type="application/json" ${LATE_MARK}>${scriptJson(next())}</script>`
  }

  return { next, nextElements }
}
