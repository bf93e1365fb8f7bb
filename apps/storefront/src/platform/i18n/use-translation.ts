import type { Namespace } from '@nusaria/locales/namespaces'
import type { ComponentType, ReactNode } from 'react'
import { I18nextProvider, useTranslation as useTexts } from 'react-i18next'
import { type I18n, pendingTexts } from './i18n.ts'
import type { Namespaces, Translate } from './text-key.ts'

export const I18nProvider = I18nextProvider as unknown as ComponentType<{ readonly i18n: I18n; readonly children: ReactNode }>

/** The texts of one or several namespaces; `t('title')` is of the first. Suspends until all are loaded. */
export function useTranslation<const Ns extends Namespaces = 'common'>(
  namespaces?: Ns,
): { readonly t: Translate<Ns>; readonly i18n: I18n } {
  const names = [namespaces ?? 'common'].flat() as [Namespace, ...Namespace[]]
  const { t, i18n } = useTexts(names)
  const texts = i18n as I18n
  for (const name of names) {
    const pending = pendingTexts(texts, name)
    // React waits for a thrown promise.
    if (pending) throw pending
  }
  return { t: t as unknown as Translate<Ns>, i18n: texts }
}
