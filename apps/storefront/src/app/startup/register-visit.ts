import { pickCalls } from '@nusaria/contracts/contract'
import { memberContract } from '@nusaria/contracts/member'
import { api } from '../../shared/api/api.ts'
import { endpointsOf } from '../../shared/api/endpoints-of.ts'
import { changeLanguage } from '../../shared/i18n/i18n.ts'
import { currentLanguage, languageOfTag, storedLanguage } from '../../shared/i18n/language.ts'
import type { UserInfoRoot } from '../../shared/state/user-info.ts'
import { fingerprintSaved } from '../../shared/state/user-info.ts'
import type { store } from '../store.ts'

type Store = Pick<typeof store, 'getState' | 'dispatch'>

/** A device that is known speaks the language it was last seen with, unless the shopper chose one here. */
async function adoptDeviceLanguage({ dispatch }: Store): Promise<void> {
  if (storedLanguage()) return
  const reply = await dispatch(deviceApi.endpoints.memberDeviceLanguage.initiate({}, { subscribe: false, forceRefetch: true }))
  const language = reply.data ? languageOfTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  if (await changeLanguage(language)) dispatch(api.util.invalidateTags(['Session']))
}

/** Once per start: the server counts this device's visit, and says its language. Nobody waits for it; failures change nothing. */
export async function registerVisit(shop: Store): Promise<void> {
  await ensureFingerprint(shop)
  void shop.dispatch(deviceApi.endpoints.memberVisit.initiate({}, { track: false }))
  await adoptDeviceLanguage(shop).catch(() => {})
}

/** What the app says of its device when it starts. Nothing waits for the answers. */
export const deviceApi = api.injectEndpoints({
  endpoints: endpointsOf('member', pickCalls(memberContract, 'visit', 'deviceLanguage'), {
    visit: { suppressToast: true, ignoreSessionExpiry: true },
    deviceLanguage: { suppressToast: true, ignoreSessionExpiry: true },
  }),
})

/** ms that the fingerprint is waited for, its code's way here included */
const FINGERPRINT_TIMEOUT = 5_000

/** As much of the store as this needs. */
export interface DeviceStore {
  readonly getState: () => UserInfoRoot
  readonly dispatch: (action: ReturnType<typeof fingerprintSaved>) => unknown
}

async function loadFingerprint(): Promise<string> {
  const { computeFingerprint } = await import('./compute-fingerprint.ts')
  return computeFingerprint()
}

/**
 * Sees to it that the device is known by its fingerprint. One that is known stays, whatever the browser becomes: what the server knows
 * hangs on it. Never rejects; where none can be had within 5 s the random id goes on speaking for the device, and one that comes late counts from then on.
 */
export async function ensureFingerprint(
  { getState, dispatch }: DeviceStore,
  print: () => Promise<string> = loadFingerprint,
): Promise<void> {
  if (getState().userInfo.fingerprint) return
  const known = print().then(
    (fingerprint) => void (fingerprint && dispatch(fingerprintSaved(fingerprint))),
    // Blocked, offline, or a browser that won't say.
    () => {},
  )
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, FINGERPRINT_TIMEOUT))])
}
