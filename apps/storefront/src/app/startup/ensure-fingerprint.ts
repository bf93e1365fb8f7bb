import '#platform/browser/trusted-types.ts'
import type { AppDispatch } from '#platform/state/hooks.ts'
import { fingerprintSaved, type UserInfoRoot } from '#platform/state/user-info.ts'

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
 * time the stored id counts the visit; a late fingerprint is used from the next one on.
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
