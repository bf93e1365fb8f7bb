import { memberApi } from '#commerce/member/api.ts'
import '#platform/browser/trusted-types.ts'
import { currentLanguage, languageOfTag, storedLanguage } from '#platform/i18n/language.ts'
import { fingerprintSaved, type UserInfoRoot } from '#platform/state/user-info.ts'
import { languageApi, switchLanguage } from '#session/switch-language.ts'
import type { ShopStore } from '../store.ts'

/** ms to wait for the fingerprint, the loading of its code included */
const FINGERPRINT_TIMEOUT = 5_000

/** The browser's fingerprint: the same after a reload, and after its storage was cleared. Loads the library. */
async function computeFingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

interface DeviceStore {
  readonly getState: () => UserInfoRoot
  readonly dispatch: (action: ReturnType<typeof fingerprintSaved>) => unknown
}

/**
 * Identifies the device by its fingerprint. A stored fingerprint stays, even if the browser changes: the server's data of the device depends
 * on it. Never rejects. Without a fingerprint within 5 s the random id identifies the device; a late fingerprint is used from then on.
 */
export async function ensureFingerprint({ getState, dispatch }: DeviceStore, compute = computeFingerprint): Promise<void> {
  if (getState().userInfo.fingerprint) return
  const saved = compute().then(
    (fingerprint) => void (fingerprint && dispatch(fingerprintSaved(fingerprint))),
    // Blocked, offline, or refused by the browser.
    () => {},
  )
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, FINGERPRINT_TIMEOUT))])
}

type Store = Pick<ShopStore, 'getState' | 'dispatch'>

/** Uses the language that the server remembers for this device, unless the shopper chose one here. */
async function adoptDeviceLanguage({ dispatch }: Store): Promise<void> {
  if (storedLanguage()) return
  const reply = await dispatch(languageApi.endpoints.memberDeviceLanguage.initiate({}, { subscribe: false, forceRefetch: true }))
  const language = reply.data ? languageOfTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  await switchLanguage(dispatch, language)
}

/** Tells the server about this device's visit and adopts its language. Nothing waits for it; failures change nothing. */
export async function registerVisit(shop: Store): Promise<void> {
  await ensureFingerprint(shop)
  void shop.dispatch(memberApi.endpoints.memberVisit.initiate({}, { track: false }))
  await adoptDeviceLanguage(shop).catch(() => {})
}
