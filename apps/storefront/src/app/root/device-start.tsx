import { useEffect } from 'react'
import { api } from '../../shared/api/api.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storedLanguage } from '../../shared/i18n/language.ts'
import { whenRestored } from '../../shared/state/restored.ts'
import { store } from '../store.ts'
import { deviceApi } from './device-api.ts'

/** What the server knows of this device: its visit is counted once, and without a stored choice its language is taken over. */
async function greet(): Promise<void> {
  await whenRestored
  const device_id = store.getState().userInfo.deviceId
  void store.dispatch(deviceApi.endpoints.memberVisit.initiate({ device_id }))
  if (storedLanguage()) return
  const reply = await store.dispatch(deviceApi.endpoints.memberDeviceLanguage.initiate({ device_id }))
  const language = reply.data ? languageOfTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  await changeLanguage(language)
  store.dispatch(api.util.invalidateTags(['Everything']))
}

let greeted = false

/** Once per start of the app, after the first paint. */
export function DeviceStart() {
  useEffect(() => {
    if (greeted) return
    greeted = true
    void greet()
  }, [])
  return null
}
