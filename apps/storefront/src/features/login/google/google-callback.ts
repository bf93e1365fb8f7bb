/** What Google sent the shopper back with: a code that signs in once, or that it gave none. */
export type GoogleCallback = { readonly code: string } | { readonly code: null }

/** The answer in an address's query, and the query without it; null when there is none. */
export function parseGoogleCallback(search: string): { readonly answer: GoogleCallback; readonly rest: string } | null {
  const query = new URLSearchParams(search)
  const code = query.get('code')
  if (!code && !query.has('error')) return null
  for (const name of ['code', 'error', 'error_description', 'state', 'scope', 'authuser', 'prompt', 'hd']) query.delete(name)
  const rest = query.toString()
  return { answer: { code: code || null }, rest: rest && `?${rest}` }
}
