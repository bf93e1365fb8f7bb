import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

/** What a person looks for on a page: a role with its accessible name, the label of a field, or a text. */
export interface Target {
  readonly role?: string
  readonly label?: string
  readonly name?: string | RegExp
  readonly text?: string | RegExp
  /** Only inside of this. */
  readonly within?: Target
  /** Which of several: from 0, or from the end when negative. */
  readonly nth?: number
}

/** A target as JSON: patterns as source and flags. */
export const encode = (target: Target): string =>
  JSON.stringify(target, (_key, value) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value))

type Pattern = string | { readonly source: string; readonly flags: string } | undefined

interface Encoded {
  readonly role?: string
  readonly label?: string
  readonly name?: Pattern
  readonly text?: Pattern
  readonly within?: Encoded
  readonly nth?: number
}

declare global {
  interface Window {
    TestingLibraryDom: {
      readonly queryAllByRole: typeof queryAllByRole
      readonly queryAllByLabelText: typeof queryAllByLabelText
      readonly queryAllByText: typeof queryAllByText
    }
    __find?: typeof findInPage
  }
}

/** Runs in the page: the visible elements that an encoded target means. */
export function findInPage(text: string): readonly HTMLElement[] {
  const library = window.TestingLibraryDom
  const matches = (pattern: Pattern, found: string) => {
    const plain = found.replace(/\s+/g, ' ').trim()
    if (pattern === undefined) return true
    return typeof pattern === 'string' ? plain === pattern : new RegExp(pattern.source, pattern.flags).test(plain)
  }
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const find = (target: Encoded): HTMLElement[] => {
    const places = target.within ? find(target.within) : [document.documentElement]
    const search = (place: HTMLElement) => {
      if (target.label !== undefined) return library.queryAllByLabelText(place, target.label)
      if (target.role === undefined) return library.queryAllByText(place, (found) => matches(target.text, found)).filter(isVisible)
      const byRole = library.queryAllByRole(place, target.role, { name: (found) => matches(target.name, found) })
      return byRole.filter((element) => target.text === undefined || matches(target.text, element.textContent ?? ''))
    }
    const found = [...new Set(places.flatMap(search))]
    if (target.nth === undefined) return found
    const one = found.at(target.nth)
    return one ? [one] : []
  }
  return find(JSON.parse(text))
}
