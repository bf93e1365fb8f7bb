import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom'
import type { Send } from './commands.ts'

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

/** An element of the page: its id for commands, and the same as an argument of a script. */
export interface ElementId {
  readonly id: string
  readonly argument: Readonly<Record<string, string>>
}

/** A target as JSON: patterns as source and flags. */
export const encode = (target: Target): string =>
  JSON.stringify(target, (_key, value) => (value instanceof RegExp ? { source: value.source, flags: value.flags } : value))

/** The bundle of the library for pages, beside its main file. */
const bundle = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
)

declare const TestingLibraryDom: {
  readonly queryAllByRole: typeof queryAllByRole
  readonly queryAllByLabelText: typeof queryAllByLabelText
  readonly queryAllByText: typeof queryAllByText
}

/** Runs in the page: the visible elements that an encoded target means. */
function findInPage(text: string): readonly HTMLElement[] {
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
  return find(JSON.parse(text, (_key, value) => (value?.source === undefined ? value : new RegExp(value.source, value.flags))))
}

/** Runs a function in the page; it may return a promise. Its arguments and result are JSON or elements. */
export const runInPage = (send: Send, script: unknown, args: readonly unknown[], library = ''): Promise<unknown> =>
  send('ExecuteScript', { script: `${library}; return (${script})(...arguments)`, args })

/** The elements on the page that a target means. The library comes with each search: Firefox runs each script in a realm of its own. */
export async function findElements(send: Send, target: Target): Promise<readonly ElementId[]> {
  const found = (await runInPage(send, findInPage, [encode(target)], bundle)) as ElementId['argument'][]
  return found.map((argument) => ({ id: Object.values(argument)[0] ?? '', argument }))
}
