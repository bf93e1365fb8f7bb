import { LIMITS } from '@nusaria/contracts/limits'
import { useState } from 'react'
import type { SentCode } from '../../entities/verification-code/sent-code.ts'
import { countryCodeOf, loginCodeRequest, sentCodeStore } from '../../entities/verification-code/sent-code.ts'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, triesLeft } from '../../shared/api/failure.ts'
import { useLogin } from './use-login.ts'

interface CodeLogin {
  /** The code on its way; null when none was sent from this tab. */
  readonly sent: SentCode | null
  /** Another one is on its way: what was typed no longer counts. */
  readonly replaceCode: (sent: SentCode) => void
  /** digits */
  readonly code: string
  readonly change: (text: string) => void
  readonly submit: (code?: string) => Promise<void>
  readonly busy: boolean
  /** Whether the code was refused, not the member or the connection. */
  readonly wrong: boolean
  /** Why the last login, or asking for another code, failed. */
  readonly failure: Failure | null
  readonly fail: (failure: Failure) => void
}

interface Options {
  /** The desktop's dialog logs in by a type of its own, whatever the account. */
  readonly dialog?: true
  /** The login is under way; gives what to do when it fails. */
  readonly onStart?: () => () => void
  readonly onDone?: (() => void) | undefined
  /** The code was refused. */
  readonly onWrong?: () => void
}

/** Whether the code was refused, because it is wrong or because its tries are used up. */
function isWrongCode(failure: Failure): boolean {
  return failedWith(failure, 'CODE_INVALID') || triesLeft(failure) === 0
}

/** Whether the code is of no more use: its tries are used up, or it was right and the account may not come in. */
function isUsedUp(failure: Failure): boolean {
  return triesLeft(failure) === 0 || failedWith(failure, 'MEMBER_MISSING', 'MEMBER_DISABLED', 'ACCOUNT_ABNORMAL')
}

/** What is typed on the code step, and the login it leads to. Nothing typed is lost when the login doesn't get through. */
export function useCodeLogin({ dialog, onStart, onDone, onWrong }: Options): CodeLogin {
  const signIn = useLogin()
  const [sent, setSent] = useState(() => sentCodeStore.get())
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  const logIn = ({ account, accountType, imageCode, imageNonce }: SentCode, typed: string) =>
    signIn({
      country_code: countryCodeOf(loginCodeRequest(account).kind),
      account,
      password: '',
      check_code: typed,
      login_type: dialog ? 6 : accountType,
      image_code: imageCode,
      image_nonce: imageNonce,
    })

  return {
    sent,
    replaceCode(next) {
      setSent(next)
      setCode('')
      setFailure(null)
    },
    code,
    change(text) {
      if (busy) return
      setCode(text.replace(/\D/g, '').slice(0, LIMITS.codeLength))
      setFailure(null)
    },
    async submit(typed = code) {
      if (busy || !sent || typed.length !== LIMITS.codeLength) return
      setBusy(true)
      setFailure(null)
      const stop = onStart?.()
      const failed = await logIn(sent, typed)
      if (!failed) return onDone?.()
      stop?.()
      setBusy(false)
      setFailure(failed)
      // The page before this one no longer offers it.
      if (isUsedUp(failed)) sentCodeStore.remove()
      if (isWrongCode(failed)) onWrong?.()
    },
    busy,
    wrong: failure !== null && isWrongCode(failure),
    failure,
    fail: setFailure,
  }
}
