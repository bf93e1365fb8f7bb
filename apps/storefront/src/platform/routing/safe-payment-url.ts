import { addressFromApi } from './base-path.ts'
import { safePath } from './safe-path.ts'

/** The address of a payment page: on this origin, or http(s) elsewhere. Null for anything else (`javascript:`, `data:`, broken). */
export function safePaymentUrl(redirectUrl: string): string | null {
  const path = safePath(redirectUrl)
  if (path !== null) return addressFromApi(path)
  try {
    const { protocol, href } = new URL(redirectUrl)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
