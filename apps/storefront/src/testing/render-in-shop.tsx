import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { type InitialEntry, MemoryRouter } from 'react-router-dom'
import { keepFocus } from '#platform/browser/keep-focus.ts'
import { changeLanguage, i18n, startI18n } from '#platform/i18n/i18n.ts'
import { storeLanguage } from '#platform/i18n/language.ts'
import { I18nProvider } from '#platform/i18n/use-translation.ts'
import { deviceIdCreated } from '#platform/state/user-info.ts'
import { createStore } from '../app/store.ts'

// Replies are checked against their contracts here, too. The schemas load before the first test starts.
await import('#platform/api/schemas.ts')

keepFocus()

/** A store like the shop's, empty and not persisted, for one test. */
export function shopStore() {
  const store = createStore()
  store.dispatch(deviceIdCreated('test-device'))
  return store
}

interface InShop {
  readonly store?: ReturnType<typeof shopStore>
  readonly at?: string
  /** The history, in place of one address. */
  readonly entries?: InitialEntry[]
}

/** Renders a part of the shop in English, with its own store, texts and address. */
export async function renderInShop(piece: ReactNode, { store = shopStore(), at = '/', entries }: InShop = {}) {
  storeLanguage('en')
  await startI18n()
  await changeLanguage('en')
  const view = render(
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter initialEntries={entries ?? [at]}>
          <Suspense>{piece}</Suspense>
        </MemoryRouter>
      </Provider>
    </I18nProvider>,
  )
  return { ...view, store }
}
