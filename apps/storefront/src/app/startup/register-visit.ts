import { memberApi } from '#commerce/member/api.ts'
import '#platform/browser/trusted-types.ts'
import { currentLanguage, findLanguageByTag, storedLanguage } from '#platform/i18n/language.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { fingerprintSaved, type UserInfoRoot } from '#platform/state/user-info.ts'
import { languageApi, switchLanguage } from '#session/switch-language.ts'

/** ms to wait for the fingerprint, the loading of its code included */
const FINGERPRINT_TIMEOUT = 5_000

/** It is the same after a reload, and after the browser's storage was cleared. */
async function computeFingerprint(): Promise<string> {
  const { load } = await import('@fingerprintjs/fingerprintjs')
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}

interface Shop {
  readonly getState: () => UserInfoRoot
  readonly dispatch: AppDispatch
}

/**
 * Never rejects. A stored fingerprint stays, even if the browser changes: the server's data of the device depends on it. Without a fingerprint in
 * time the random id identifies the device; a late fingerprint is used from then on.
 */
export async function ensureFingerprint({ getState, dispatch }: Shop, compute = computeFingerprint): Promise<void> {
  if (getState().userInfo.fingerprint) return
  const saved = compute().then(
    (fingerprint) => fingerprint && dispatch(fingerprintSaved(fingerprint)),
    // Blocked, offline, or refused by the browser.
    () => {},
  )
  await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, FINGERPRINT_TIMEOUT))])
}

/** Uses the language that the server remembers for this device, unless the shopper chose one here. */
async function adoptDeviceLanguage({ dispatch }: Shop): Promise<void> {
  if (storedLanguage()) return
  const reply = await dispatch(languageApi.endpoints.memberDeviceLanguage.initiate({}, { subscribe: false, forceRefetch: true }))
  const language = reply.data ? findLanguageByTag(reply.data) : undefined
  if (!language || storedLanguage() || language === currentLanguage()) return
  await switchLanguage(dispatch, language)
}

/** Reports this device's visit and adopts its language. Nothing waits for it; failures change nothing. */
export async function registerVisit(shop: Shop): Promise<void> {
  await ensureFingerprint(shop)
  void shop.dispatch(memberApi.endpoints.memberVisit.initiate({}, { track: false }))
  await adoptDeviceLanguage(shop).catch(() => {})
}
