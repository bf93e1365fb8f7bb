import { legalOwner, mail, merchant, name, privacyMail } from '@nusaria/brand'
import type { Language } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import type { Namespace, Texts } from './namespaces.ts'

/**
 * The texts of one namespace in one language, loaded when asked for.
 * A bundler makes a file of its own of each. Rejects when the file can't be fetched.
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const file: { readonly default: Texts } = await import(`../${language}/${namespace}.json`)
  return file.default
}

/** What a text may name: `{{shipHours}}`, a limit of the shop, or `{{brand}}`. A build writes these values into the texts, and none is left here. */
export const textVariables: Readonly<Record<string, string | number>> = { ...LIMITS, brand: name, legalOwner, mail, merchant, privacyMail }
