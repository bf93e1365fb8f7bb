import type { Namespace } from '@nusaria/locales/namespaces'
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import { type I18n, i18n, type Translator } from './i18n.ts'
import type { Namespaces, Translate } from './text-key.ts'

interface Provided {
  readonly texts: I18n
  readonly translator: Translator
}

const Context = createContext<Provided | null>(null)

/** Shows the texts below in the language of `texts`, and again when it changes. */
export function I18nProvider({ texts, children }: { readonly texts: I18n; readonly children: ReactNode }) {
  const now = () => texts.translator
  const translator = useSyncExternalStore(texts.subscribe, now, now)
  return <Context value={{ texts, translator }}>{children}</Context>
}

/** The texts of one or several namespaces; `t('title')` is of the first. Suspends until all are loaded. */
export function useTranslation<const Ns extends Namespaces = 'common'>(
  namespaces?: Ns,
): { readonly t: Translate<Ns>; readonly translator: Translator } {
  const { texts, translator } = use(Context) ?? { texts: i18n, translator: i18n.translator }
  const names = [namespaces ?? 'common'].flat() as Namespace[]
  // All begin to load before the first is waited for.
  const missing = names.flatMap((name) => {
    texts.used.add(name)
    return translator.missing(name) ?? []
  })
  // React waits for a thrown promise; `use` would need the same one again once the texts are there.
  if (missing.length > 0) throw Promise.all(missing)
  return { t: translator.of(names[0] as Namespace) as Translate<Ns>, translator }
}
