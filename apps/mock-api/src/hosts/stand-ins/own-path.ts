/** The path when it stays on this origin, else the shop's home: the page never sends anyone elsewhere. */
export function sameOriginPath(path: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(path)) return '/'
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/'
}
