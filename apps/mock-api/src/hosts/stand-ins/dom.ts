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

/** The path when it stays on this origin, else the shop's home: the page never sends anyone elsewhere. */
export function sameOriginPath(path: string, origin: string): string {
  if (!/^\/(?![/\\])/.test(path)) return '/'
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  return url?.origin === origin ? url.pathname + url.search + url.hash : '/'
}
