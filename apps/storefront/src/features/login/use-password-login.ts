import { useState } from 'react'
import { countryCodeOf } from '../../entities/verification-code/code-request.ts'
import { failedWith, triesLeft } from '../../shared/api/failure.ts'
import { isPassword, parseAccount } from '../../shared/format/account.ts'
import { useAccountInput } from './use-account-input.ts'
import { tryEncryptPassword, useAttempt } from './use-attempt.ts'
import { useConsent } from './use-consent.ts'
import { useLogin } from './use-login.ts'

/** What is typed on the password form, and the login it leads to. The password lives here alone. */
export function usePasswordLogin(onDone?: () => void) {
  const account = useAccountInput('account')
  const [agreed, agree] = useConsent()
  const [password, setPassword] = useState('')
  const [left, setLeft] = useState(false)
  const signIn = useLogin()
  const ready = account.valid && agreed && isPassword(password)

  const attempt = useAttempt(async () => {
    const typed = parseAccount(account.value)
    if (!typed) return null
    const secret = await tryEncryptPassword(password)
    if ('failure' in secret) return secret.failure
    return signIn({
      country_code: countryCodeOf(typed.kind),
      account: typed.account,
      password: secret.text,
      check_code: '',
      login_type: typed.kind === 'phone' ? 1 : 2,
      image_code: '',
      image_nonce: '',
    })
  })

  return {
    account: {
      ...account,
      change(text: string) {
        attempt.forget()
        account.change(text)
      },
    },
    agreed,
    agree,
    password,
    changePassword(text: string) {
      attempt.forget()
      setPassword(text)
      setLeft(false)
    },
    leavePassword: () => setLeft(true),
    /** Not what a password may be, once the shopper is done typing it. */
    poor: password !== '' && left && !isPassword(password),
    wrong: failedWith(attempt.failure, 'ACCOUNT_OR_PASSWORD_WRONG', 'PASSWORD_WRONG'),
    /** How many more tries the password takes before it locks; null where the shop doesn't say. */
    triesLeft: triesLeft(attempt.failure),
    failure: attempt.failure,
    ready,
    busy: attempt.busy,
    async submit() {
      if (ready && (await attempt.run())) onDone?.()
    },
  }
}
