import { escapeHtml } from '../site/html.ts'

/**
 * The page that is shown in place of one in a world that doesn't exist.
 * @param param the name in an address's query that chooses a world
 */
export function unknownWorldPage(id: string, host: string, param: string): string {
  // A host that names a world takes precedence over the query, so the link leaves it.
  const [, plain] = /\.(localhost(?::\d+)?)$/i.exec(host) ?? []
  const home = plain === undefined ? '' : `//${plain}`
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No such world</title><h1>There is no world “${escapeHtml(id)}”</h1><p><a href="${home}/?${param}=default">Go to the default world</a></p></html>
`
}
