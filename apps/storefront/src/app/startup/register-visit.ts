import { api } from '../../shared/api/api.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storedLanguage } from '../../shared/i18n/language.ts'
import type { store } from '../store.ts'
import { deviceApi } from './device-api.ts'
import { ensureFingerprint } from './ensure-fingerprint.ts'

type Store = Pick<typeof store, 'getState' | 'dispatch'>

/** A device that is known speaks the language it was last seen with, unless the shopper chose one here. */
async function adoptDeviceLanguage({ dispatch }: Store): Promise<void> {
  if (storedLanguage()) return
  const reply = await dispatch(deviceApi.endpoints.memberDeviceLanguage.initiate({}, { subscribe: false, forceRefetch: true }))
  const language = reply.data ? languageOfTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  if (await changeLanguage(language)) dispatch(api.util.invalidateTags(['Everything']))
}

/** Once per start: the server counts this device's visit, and says its language. Nobody waits for it; failures change nothing. */
export async function registerVisit(shop: Store): Promise<void> {
  await ensureFingerprint(shop)
  void shop.dispatch(deviceApi.endpoints.memberVisit.initiate({}, { track: false }))
  await adoptDeviceLanguage(shop).catch(() => {})
}
