import { LIMITS } from '@nusaria/contracts/limits'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { useState } from 'react'
import { codeRefusals, isAccountClosed } from '#commerce/account-forms/login-error.tsx'
import { type Failure, triesLeft } from '#platform/api/failure.ts'
import { type FormState, useForm } from '#platform/forms/use-form.ts'
import { findCountryCode, loginCodeRequest, type SentCode, sentCodeStore } from '#session/sent-code.ts'
import { useLogin } from './use-login.ts'

interface CodeLogin extends Pick<FormState<{ code: string }, 'refused'>, 'busy' | 'failure' | 'formFailure' | 'fail'> {
  /** The sent code; null when this tab sent none. */
  readonly sent: SentCode | null
  /** Another code was sent: empties the field. */
  readonly replaceCode: (sent: SentCode) => void
  /** digits */
  readonly code: string
  readonly change: (digits: string) => void
  /** `typed`: the code, if it is newer than the last render. */
  readonly submit: (typed?: string) => Promise<void>
  /** The code was refused, not the member or the connection. */
  readonly wrong: boolean
}

interface Options {
  /** The desktop's dialog has a separate `login_type`, for every account. */
  readonly dialog?: true
  /** The login is being sent. Returns what to do when it fails. */
  readonly onStart?: () => () => void
  readonly onDone?: (() => void) | undefined
  readonly onWrong?: () => void
}

/** Login by the code that was sent. The typed code stays when the login fails. */
export function useCodeLogin({ dialog, onStart, onDone, onWrong }: Options): CodeLogin {
  const login = useLogin()
  const [sent, setSent] = useState(() => sentCodeStore.get())

  const onRefused = (failure: Failure) => {
    // The page with the account's field offers a stored code again: drop one that can't be used any more.
    if (triesLeft(failure) === 0 || isAccountClosed(failure)) sentCodeStore.remove()
    if (codeRefusals(failure).target === 'code') onWrong?.()
  }
  const form = useForm<{ code: string }, 'refused'>({
    initial: { code: '' },
    refusals: codeRefusals,
    async send({ code }) {
      if (!sent) return {}
      const stop = onStart?.()
      const reply = await login({
        country_code: findCountryCode(loginCodeRequest(sent.account).kind),
        account: sent.account,
        password: '',
        check_code: code,
        login_type: dialog ? LOGIN_TYPE.desktopCode : sent.accountType,
        image_code: sent.imageCode,
        image_nonce: sent.imageNonce,
      })
      if (reply.error) stop?.()
      return reply
    },
    onDone: () => onDone?.(),
    onFailed: onRefused,
    lockOnDone: true,
  })
  const { busy, failure, formFailure, fail, errors, values } = form
  return {
    sent,
    replaceCode(next) {
      setSent(next)
      form.change({ code: '' })
    },
    code: values.code,
    change(code) {
      if (!busy) form.change({ code })
    },
    async submit(typed = values.code) {
      if (sent && typed.length === LIMITS.codeLength) await form.submit()
    },
    wrong: errors.code !== undefined,
    busy,
    failure,
    formFailure,
    fail,
  }
}
