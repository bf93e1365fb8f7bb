import type { Language } from '@nusaria/contracts/headers'
import en from '../en/errors.json' with { type: 'json' }
import id from '../id/errors.json' with { type: 'json' }
import zh from '../zh-CN/errors.json' with { type: 'json' }

/** The texts of the error catalogue by language and code, at once: for the mock, which answers in the caller's language. */
export const errorTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, id, 'zh-CN': zh }
