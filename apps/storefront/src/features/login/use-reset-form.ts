import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import { authApi } from '../../entities/verification-code/auth-api.ts'
import type { CodeRequest, LinkedAccount } from '../../entities/verification-code/code-request.ts'
import { countryCodeOf, typeIdOf } from '../../entities/verification-code/code-request.ts'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { isSentFor, sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith } from '../../shared/api/failure.ts'
import { useSensitiveMutation } from '../../shared/api/use-sensitive-mutation.ts'
import { isPassword, parseAccount } from '../../shared/format/account.ts'
import type { AccountInput } from './use-account-input.ts'
import { tryEncryptPassword, useAttempt } from './use-attempt.ts'

interface Options {
  /** What is typed as the account, unless it is the member's own. */
  readonly typed: AccountInput
  readonly linked: LinkedAccount | undefined
  readonly onDone: () => void
}

/** What is typed into the reset form, and whether it may be sent (spec section 5). Nothing of it is ever stored but the account. */
export function useResetForm({ typed, linked, onDone }: Options) {
  const [call] = useSensitiveMutation(authApi.endpoints.authResetPassword)
  const [sent, setSent] = useState<SentCode | null>(() => sentCodeStore.get(5))
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [left, setLeft] = useState({ password: false, repeated: false })
  const [unasked, setUnasked] = useState(false)

  const account = linked ? { kind: linked.kind, account: linked.masked } : parseAccount(typed.value)
  const request: CodeRequest = { account: '', kind: 'phone', ...account, codeType: 5, linked: linked !== undefined }
  const differs = repeated !== '' && repeated !== password
  const ready = account !== null && code.length === LIMITS.codeLength && isPassword(repeated) && repeated === password

  const attempt = useAttempt(async (): Promise<Failure | null> => {
    if (!sent || !account) return null
    const secret = await tryEncryptPassword(password)
    if ('failure' in secret) return secret.failure
    const { error } = await call({
      country_code: countryCodeOf(account.kind),
      account: account.account,
      check_code: code,
      password: secret.text,
      update_type: typeIdOf(account.kind),
      image_nonce: sent.imageNonce,
    })
    return error ?? null
  })

  const changed = () => {
    attempt.forget()
    setUnasked(false)
  }
  return {
    request,
    canAsk: account !== null,
    sent,
    code,
    password,
    repeated,
    /** Not what a password may be, once the shopper is done typing it. */
    poor: password !== '' && left.password && !isPassword(password),
    /** Not the same, once it can't become the same by typing on. */
    differs: differs && (left.repeated || !password.startsWith(repeated)),
    poorRepeat: repeated !== '' && left.repeated && !differs && !isPassword(repeated),
    ready,
    busy: attempt.busy,
    /** No code was asked for, for this account. */
    unasked,
    wrongCode: failedWith(attempt.failure, 'CODE_INVALID'),
    unknown: failedWith(attempt.failure, 'ACCOUNT_NOT_FOUND'),
    failure: attempt.failure,
    deny: attempt.fail,
    changed,
    setSent(next: SentCode) {
      changed()
      setSent(next)
      setCode('')
    },
    setCode(text: string) {
      changed()
      setCode(text)
    },
    setPassword,
    setRepeated,
    leavePassword: () => setLeft({ ...left, password: true }),
    leaveRepeated: () => setLeft({ ...left, repeated: true }),
    async submit() {
      if (!ready) return
      if (!isSentFor(sent, request)) setUnasked(true)
      else if (await attempt.run()) {
        sentCodeStore.remove(5)
        onDone()
      }
    },
  }
}
