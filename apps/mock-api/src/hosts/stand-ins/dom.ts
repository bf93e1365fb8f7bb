import { name } from '@nusaria/brand'
import type { Language } from '@nusaria/contracts/headers'

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

export function statusNote(text: string, kind: 'plain' | 'bad' = 'plain'): HTMLElement {
  return createElement('p', kind === 'bad' ? { class: 'note bad', role: 'alert' } : { class: 'note', role: 'status' }, text)
}

export function link(text: string, href: string): HTMLElement {
  return createElement('a', { class: 'back', href }, text)
}

/** Names the page and loads what it shows, again when the back button restores it. */
export async function openPage(language: Language, title: string, load: () => Promise<void>): Promise<void> {
  document.documentElement.lang = language
  document.title = `${title} · ${name}`
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void load()
  })
  await load()
}
