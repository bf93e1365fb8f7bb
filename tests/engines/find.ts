import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'

/** What a person looks for on a page: a role with its accessible name, the label of a field, or a text. */
export interface Target {
  readonly role?: string
  readonly label?: string
  readonly name?: string | RegExp
  readonly text?: string | RegExp
  /** Only inside of this. */
  readonly within?: Target
  /** Which of several, from 0. */
  readonly nth?: number
}

export const MAIN: Target = { role: 'main' }

/** A target as JSON: patterns as source and flags. */
export const encode = (target: Target): string =>
  JSON.stringify(target, (_key, value) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value))

declare const TestingLibraryDom: {
  readonly queryAllByRole: typeof queryAllByRole
  readonly queryAllByLabelText: typeof queryAllByLabelText
  readonly queryAllByText: typeof queryAllByText
}

/** Runs in the page: the visible elements that an encoded target means. */
function findAll(encoded: string): readonly HTMLElement[] {
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const find = ({ role, label, name, text, within, nth }: Target): HTMLElement[] => {
    const search = (place: HTMLElement) => {
      if (label !== undefined) return TestingLibraryDom.queryAllByLabelText(place, label)
      if (role === undefined) return TestingLibraryDom.queryAllByText(place, text ?? '').filter(isVisible)
      const byRole = TestingLibraryDom.queryAllByRole(place, role, name === undefined ? {} : { name })
      return byRole.filter(
        ({ textContent }) => text === undefined || new RegExp(text).test((textContent ?? '').replace(/\s+/g, ' ').trim()),
      )
    }
    const found = [...new Set((within ? find(within) : [document.documentElement]).flatMap(search))]
    return nth === undefined ? found : found.slice(nth, nth + 1)
  }
  return find(JSON.parse(encoded, (_key, value) => (value?.source === undefined ? value : new RegExp(value.source, value.flags))))
}

/** The library's bundle for pages, beside its main file. */
const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
)

/** The body of a script that calls a function with JSON. */
export const callInPage = (script: unknown, args: readonly unknown[]): string => `return (${script})(...${JSON.stringify(args)})`

/** The body of a script that gives a function the elements of a target, and JSON. The library comes along: a new page lacks it. */
export const callWithFound = (target: Target, script: unknown, args: readonly unknown[]): string =>
  `${library}; return (${script})((${findAll})(${JSON.stringify(encode(target))}), ...${JSON.stringify(args)})`
