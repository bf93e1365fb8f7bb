import { scriptJson } from '@nusaria/contracts/html'
import { LATE_MARK, type RenderedState } from '@nusaria/contracts/rendered-page'
import { queryKey } from '#platform/api/server-queries.ts'
import { usedNamespaces } from '#platform/i18n/i18n.ts'
import { styleElements } from './head.ts'
import type { RenderedApp } from './render-app.tsx'

type Known = Pick<RenderedState, 'replies' | 'texts'>

/** What the browser gets of a page's state and styles, once each. A reply that the page doesn't show, because it came too late, is left out. */
export class SentState {
  readonly #app: RenderedApp
  readonly #sent = new Set<string>()
  readonly #parts: Set<string>

  constructor(app: RenderedApp) {
    this.#app = app
    this.#parts = new Set(app.parts)
  }

  /** What has become known since the last time. */
  next(): Known {
    const { state, late, i18n } = this.#app
    const { queries, provided } = state().api
    const fresh = Object.entries(queries).filter(
      ([key, query]) =>
        query && query.status !== 'pending' && !this.#sent.has(key) && !late.has(queryKey(query.endpointName ?? '', query.originalArgs)),
    )
    for (const [key] of fresh) this.#sent.add(key)
    return { replies: { queries: Object.fromEntries(fresh), provided, mutations: {} }, texts: usedNamespaces(i18n) }
  }

  /** The elements of it, and the styles that the page's later parts add. */
  nextElements(): string {
    const added = new Set([...this.#app.parts].filter((part) => !this.#parts.has(part)))
    for (const part of added) this.#parts.add(part)
    const styles = added.size > 0 ? styleElements(added, []) : ''
    return `${styles}<script type="application/json" ${LATE_MARK}>${scriptJson(this.next())}</script>`
  }
}
