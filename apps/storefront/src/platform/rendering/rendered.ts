import { LATE_MARK, RENDERED_ELEMENT, type RenderedState } from '@nusaria/server/site/rendered-page'

/** ms of the device's clock: when the page arrived. The replies of its server are stamped with it, not with the server's clock, which the device may not share. */
export const renderedAt = Date.now()

const stamped = (queries: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(queries).map(([key, query]) => [
      key,
      'fulfilledTimeStamp' in query ? { ...query, fulfilledTimeStamp: renderedAt } : query,
    ]),
  )

/** The state in which a server rendered the page, with what it sent later; null when the page came empty. */
export function readState(): RenderedState | null {
  if (import.meta.env.SSR || !document.getElementById(RENDERED_ELEMENT)) return null
  const pieces = [...document.querySelectorAll(`#${RENDERED_ELEMENT},[${LATE_MARK}]`)].map((piece) => JSON.parse(piece.textContent))
  const queries = stamped(Object.assign({}, ...pieces.map(({ replies }) => replies.queries)))
  const { replies, texts } = pieces.at(-1)
  return { ...pieces[0], texts, replies: { ...replies, queries } }
}

/** The scripts of a page start when its last piece is there. */
export const rendered: RenderedState | null = readState()
