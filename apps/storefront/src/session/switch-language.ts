import { pickCalls } from '@nusaria/contracts/contract'
import { deviceContract } from '@nusaria/contracts/device'
import type { Language } from '@nusaria/contracts/headers'
import { api, injectCalls } from '#platform/api/api.ts'
import { changeLanguage } from '#platform/i18n/i18n.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'

const languageApi = injectCalls('member', pickCalls(deviceContract, 'setDeviceLanguage'), {
  setDeviceLanguage: { ignoreSessionExpiry: true },
})

/** The shopper's own `choice` is stored on this device and at the server. Rejects without a change when the texts can't be loaded. */
export async function switchLanguage(dispatch: AppDispatch, language: Language, { choice = false } = {}): Promise<void> {
  if (!(await changeLanguage(language, { store: choice }))) return
  if (choice) void dispatch(languageApi.endpoints.memberSetDeviceLanguage.initiate({ language }, { track: false }))
  dispatch(api.util.invalidateTags(['Session']))
}
