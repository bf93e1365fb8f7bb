import type { UserInfoRoot } from '../../shared/state/user-info.ts'
import { fingerprintSaved } from '../../shared/state/user-info.ts'

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
