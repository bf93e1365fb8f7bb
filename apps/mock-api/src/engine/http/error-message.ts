import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@nusaria/contracts/headers'
import { errorTexts } from '@nusaria/locales/error-texts'

/** The `Language` header's value; English when it is absent or unknown. */
export function languageOf(header: string | undefined): Language {
  return LANGUAGES.find((language) => language === header) ?? FALLBACK_LANGUAGE
}

/** The text of an error in a language, with `{{name}}` filled in. */
export function errorMessage(name: ErrorName, language: Language, params: Readonly<Record<string, string | number>> = {}): string {
  const { key } = ERRORS[name]
  const text = errorTexts[language][key] ?? errorTexts[FALLBACK_LANGUAGE][key] ?? name
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, param: string) => (Object.hasOwn(params, param) ? String(params[param]) : whole))
}
