import { profileApi } from '../../entities/member/profile-api.ts'
import type { SensitiveResult } from '../../shared/api/use-sensitive-mutation.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { encryptPassword } from '../../shared/crypto/encrypt-password.ts'
import type { Passwords } from './password-rules.ts'

/** Sends a new password, encrypted, with the current one if there is one. */
export function useUpdatePassword(): (passwords: Passwords) => Promise<SensitiveResult<null>> {
  const [update] = useSensitiveMutation(profileApi.endpoints.memberUpdatePassword)
  return async ({ old, fresh }) => {
    try {
      const password = await encryptPassword(fresh)
      return await update(old === null ? { password } : { old_password: await encryptPassword(old), password })
    } catch {
      // What encrypts is fetched when it is first needed.
      return { error: { kind: 'network' } }
    }
  }
}
