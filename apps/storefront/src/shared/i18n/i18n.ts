import type { Language } from '@nusaria/contracts/headers'
import { FALLBACK_LANGUAGE } from '@nusaria/contracts/headers'
import { loadTexts } from '@nusaria/locales/load'
import type { Namespace } from '@nusaria/locales/namespaces'
import type { i18n as I18n } from 'i18next'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next/initReactI18next'
import { config } from '../config.ts'
import { currentLanguage, setCurrentLanguage, storeLanguage } from './language.ts'

/** Not a language of the shop: English made strange, so that untranslated text shows. Development and checked builds alone. */
const PSEUDO = 'pseudo'

async function read(language: string, namespace: string) {
  if (language !== PSEUDO) return loadTexts(language as Language, namespace as Namespace)
  const { pseudoTexts } = await import('./pseudo.ts')
  return pseudoTexts(await loadTexts(FALLBACK_LANGUAGE, namespace as Namespace))
}

function wantsPseudo(): boolean {
  return config.checkReplies && new URLSearchParams(location.search).get('lng') === PSEUDO
}

export const i18n: I18n = createInstance()

/** Loads the active language's common texts, and no other's. */
export async function startI18n(): Promise<void> {
  setCurrentLanguage(currentLanguage())
  await i18n
    .use({ type: 'backend', init: () => {}, read })
    .use(initReactI18next)
    .init({
      lng: wantsPseudo() ? PSEUDO : currentLanguage(),
      ns: ['common'],
      defaultNS: 'common',
      fallbackLng: false,
      load: 'currentOnly',
      returnEmptyString: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    })
}

/** Switches the texts once they are here, then the header of the calls to come. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18n.changeLanguage(language)
  setCurrentLanguage(language)
}

/** The shopper chose: switches and remembers. */
export async function chooseLanguage(language: Language): Promise<void> {
  storeLanguage(language)
  await changeLanguage(language)
}
