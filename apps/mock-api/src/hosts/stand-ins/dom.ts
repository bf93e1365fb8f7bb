type Attributes = Readonly<Record<string, string>>

/** An element with attributes and children; text is never read as markup. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** The address of a path of the shop; the page's own element says below which path the shop is. */
export function shopAddress(path: string): string {
  return (document.documentElement.dataset.shop ?? '/') + sameOriginPath(path, location.origin).slice(1)
}

/** The path when it stays on this origin, else the shop's home: the page never sends anyone elsewhere. */
export function sameOriginPath(path: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(path)) return '/'
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/'
}
