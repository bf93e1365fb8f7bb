import { expect } from '@playwright/test'
import { MOBILE } from '../../support/layouts.ts'
import { notePlace, type Person } from './person.ts'

const { width, height } = MOBILE.viewport

/** Moving about, and turning the phone. */
export const browsing = {
  async opens(person: Person, path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
    const search = new URLSearchParams(query).toString()
    await person.page.goto(path + (search && `?${search}`))
    notePlace(person)
  },

  isAt: ({ page }: Person, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path),

  /** On the same address with the same query as when last there. */
  async isBackAt(person: Person, path: string): Promise<void> {
    await browsing.isAt(person, path)
    const { pathname, search } = new URL(person.page.url())
    expect(pathname + search).toBe(person.places.get(path))
  },

  turnsPhone: ({ page }: Person, to: 'landscape' | 'portrait'): Promise<void> =>
    page.setViewportSize(to === 'landscape' ? { width: height, height: width } : { width, height }),

  typesSearch: (person: Person, text: string): Promise<void> => searchBox(person).fill(text),

  findsTyped: (person: Person, text: string): Promise<void> => expect(searchBox(person)).toHaveValue(text),
}

function searchBox({ page, t }: Person) {
  return page.getByRole('combobox', { name: t('common:header.searchLabel') })
}
