import { useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { encryptPassword } from '../../shared/crypto/encrypt-password.ts'

/** The password as it travels; or why it can't, which is a matter of the network: what encrypts it is fetched when it is needed. */
export async function tryEncryptPassword(password: string): Promise<{ readonly text: string } | { readonly failure: Failure }> {
  try {
    return { text: await encryptPassword(password) }
  } catch {
    return { failure: { kind: 'network' } }
  }
}

/** Runs one attempt at a time: `busy` meanwhile, then why it failed (null = it didn't). */
export function useAttempt(attempt: () => Promise<Failure | null>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  return {
    busy,
    failure,
    forget: () => setFailure(null),
    fail: setFailure,
    /** Whether it went through. */
    async run(): Promise<boolean> {
      if (busy) return false
      setBusy(true)
      setFailure(null)
      const result = await attempt()
      setBusy(false)
      setFailure(result)
      return result === null
    },
  }
}
