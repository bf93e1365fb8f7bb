import { memberApi } from '../../entities/member/member-api.ts'
import { api } from '../../shared/api/api.ts'
import { chooseLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storeLanguage } from '../../shared/i18n/language.ts'
import type { ShellStore } from './shell-store.ts'

/**
 * Speaks the shell's language: switches and tells the server. A language that the shop doesn't speak changes nothing, and neither do texts
 * that can't be had or a call that fails. From then on it is the shopper's choice, which what the server remembers doesn't undo.
 */
export async function applyLanguage({ dispatch }: ShellStore, tag: string): Promise<void> {
  const language = languageOfTag(tag)
  if (!language) return
  if (language === currentLanguage()) return storeLanguage(language)
  if (!(await chooseLanguage(language).catch(() => false))) return
  void dispatch(memberApi.endpoints.memberSetDeviceLanguage.initiate({ language }, { track: false }))
  dispatch(api.util.invalidateTags(['Everything']))
}
