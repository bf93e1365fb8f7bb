import { pickCalls } from '@nusaria/contracts/contract'
import { deviceContract } from '@nusaria/contracts/device'
import { injectCalls } from '#platform/api/api.ts'
import { currentLanguage, findLanguageByTag, storedLanguage } from '#platform/i18n/language.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'

const visitApi = injectCalls('member', pickCalls(deviceContract, 'visit', 'deviceLanguage'), {
  visit: { ignoreSessionExpiry: true },
  deviceLanguage: { ignoreSessionExpiry: true },
})

/** Uses the language that the server remembers for this device, unless the shopper chose one here. Never rejects. */
export async function adoptDeviceLanguage(dispatch: AppDispatch): Promise<void> {
  if (storedLanguage()) return
  const { data } = await dispatch(visitApi.endpoints.memberDeviceLanguage.initiate({}, { subscribe: false }))
  const language = data && findLanguageByTag(data)
  if (!language || storedLanguage() || language === currentLanguage()) return
  await import('#session/switch-language.ts').then(({ switchLanguage }) => switchLanguage(dispatch, language)).catch(() => {})
}

/** Counts the visit of this device. */
export function sendVisit(dispatch: AppDispatch): void {
  void dispatch(visitApi.endpoints.memberVisit.initiate({}, { track: false }))
}
