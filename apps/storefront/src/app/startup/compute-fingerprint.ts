import { load } from '@fingerprintjs/fingerprintjs'

/**
 * The browser's fingerprint, computed from what it tells about itself: the same after a reload, and after its storage was cleared.
 * Brings the library along. Rejects when the browser refuses to tell.
 */
export async function computeFingerprint(): Promise<string> {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
