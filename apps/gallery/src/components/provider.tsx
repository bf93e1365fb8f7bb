import 'virtual:tokens.css'
import '../../../storefront/src/ui/base.css'
import '../../../storefront/src/ui/layout/classes.css'
import './ladle.css'
import { type ReactNode, Suspense, use } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { createStore } from '../../../storefront/src/app/store.ts'
import { i18n, startI18n } from '../../../storefront/src/platform/i18n/i18n.ts'
import { I18nProvider } from '../../../storefront/src/platform/i18n/use-translation.ts'
import { deviceIdCreated } from '../../../storefront/src/platform/state/user-info.ts'
import { Toaster } from '../../../storefront/src/ui/feedback/toaster.tsx'

const store = createStore()
store.dispatch(deviceIdCreated('gallery'))

const started = startI18n()

function WithTexts({ children }: { readonly children: ReactNode }) {
  use(started)
  return children
}

/** Provides what the shared components need: texts, a store, a router and the toasts. */
export function ComponentsProvider({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter>
          <Suspense>
            <WithTexts>{children}</WithTexts>
          </Suspense>
          <Toaster />
        </MemoryRouter>
      </Provider>
    </I18nProvider>
  )
}
