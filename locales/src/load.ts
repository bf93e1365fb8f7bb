import type { Language } from '@nusaria/contracts/headers'
import type { Namespace, Texts } from './namespaces.ts'

/**
 * The texts of one namespace in one language, loaded when asked for.
 * A bundler makes a file of its own of each. Rejects when the file can't be fetched.
 */
export async function loadTexts(language: Language, namespace: Namespace): Promise<Texts> {
  const file: { readonly default: Texts } = await import(`../${language}/${namespace}.json`)
  return file.default
}
