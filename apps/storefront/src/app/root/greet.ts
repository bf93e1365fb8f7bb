import { api } from '../../shared/api/api.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storedLanguage } from '../../shared/i18n/language.ts'
import { selectDeviceId } from '../../shared/state/user-info.ts'
import type { store } from '../store.ts'
import { deviceApi } from './device-api.ts'
import { knowDevice } from './know-device.ts'

type Store = Pick<typeof store, 'getState' | 'dispatch'>

/** A device that is known speaks the language it was last seen with, unless the shopper chose one here. */
async function takeLanguageOver({ dispatch }: Store, device_id: string): Promise<void> {
  if (storedLanguage()) return
  const reply = await dispatch(deviceApi.endpoints.memberDeviceLanguage.initiate({ device_id }, { subscribe: false, forceRefetch: true }))
  const language = reply.data ? languageOfTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  if (await changeLanguage(language)) dispatch(api.util.invalidateTags(['Everything']))
}

/** Once per start: the server counts this device's visit, and says its language. Nobody waits for it; failures change nothing. */
export async function greet(shop: Store): Promise<void> {
  await knowDevice(shop)
  const device_id = selectDeviceId(shop.getState())
  void shop.dispatch(deviceApi.endpoints.memberVisit.initiate({ device_id }, { track: false }))
  await takeLanguageOver(shop, device_id).catch(() => {})
}
