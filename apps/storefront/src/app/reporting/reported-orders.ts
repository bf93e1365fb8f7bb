import { safeLocalStorage } from '#platform/state/browser-storage.ts'

const MAX_KEPT = 50

/** Whether this purchase or refund is reported for the first time in this browser. */
export function isFirstReport(transaction: string): boolean {
  const reported = (safeLocalStorage.get('reported') ?? '').split('\n')
  if (reported.includes(transaction)) return false
  safeLocalStorage.set('reported', [...reported, transaction].slice(-MAX_KEPT).join('\n'))
  return true
}
