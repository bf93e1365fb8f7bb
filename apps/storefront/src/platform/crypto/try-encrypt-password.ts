import type { CallResult } from '../api/to-failure.ts'
import { encryptPassword } from './encrypt-password.ts'

/** Encrypts a password; the result has a failure of the network when the code for it can't be loaded. */
export async function tryEncryptPassword(text: string): Promise<CallResult<string>> {
  try {
    return { data: await encryptPassword(text) }
  } catch {
    return { error: { kind: 'network' } }
  }
}
