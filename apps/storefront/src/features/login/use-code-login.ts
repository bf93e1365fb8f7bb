import { LIMITS } from '@nusaria/contracts/limits'
import { LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { useState } from 'react'
import { codeRefusals, isAccountClosed } from '#commerce/account-forms/login-error.tsx'
import { triesLeft } from '#platform/api/failure.ts'
import { useForm } from '#platform/forms/use-form.ts'
import { findCountryCode, loginCodeRequest, type SentCode, sentCodeStore } from '#session/sent-code.ts'
import { useLogin } from './use-login.ts'

interface Options {
  /** The desktop's dialog has a separate `login_type`, for every account. */
  readonly dialog?: true
  readonly onDone?: (() => void) | undefined
  readonly onWrong?: () => void
}

const NOTHING_TYPED = { goodUntil: '', code: '' }
/** The digits typed for the sent code that expires at `goodUntil`. In memory only: the form of the other layout starts with them. */
let typed = NOTHING_TYPED

/** The boxes of a phone have no button and submit on the last digit: it is typed there again. */
const startCode = (hasButton = false) => (hasButton ? typed.code : typed.code.slice(0, LIMITS.codeLength - 1))

/** Login by the code that was sent. The typed code stays when the login fails. */
export function useCodeLogin({ dialog, onDone, onWrong }: Options) {
  const login = useLogin()
  const [sent, setSent] = useState(() => sentCodeStore.get())

  const form = useForm<{ code: string }, 'refused'>({
    initial: { code: typed.goodUntil === sent?.goodUntil ? startCode(dialog) : '' },
    refusals: codeRefusals,
    async send({ code }) {
      if (!sent) return {}
      return login({
        country_code: findCountryCode(loginCodeRequest(sent.account).kind),
        account: sent.account,
        password: '',
        check_code: code,
        login_type: dialog ? LOGIN_TYPE.desktopCode : sent.accountType,
        image_code: sent.imageCode,
        image_nonce: sent.imageNonce,
      })
    },
    onDone() {
      typed = NOTHING_TYPED
      onDone?.()
    },
    onFailed(failure) {
      // The page with the account's field offers a stored code again: drop one that can't be used any more.
      if (triesLeft(failure) === 0 || isAccountClosed(failure)) sentCodeStore.remove()
      if (codeRefusals(failure).target !== 'code') return
      typed = NOTHING_TYPED
      onWrong?.()
    },
    lockOnDone: true,
  })
  const { busy, failure, formFailure, fail, errors, values } = form
  return {
    /** The sent code; null when this tab sent none. */
    sent,
    /** Another code was sent: empties the field. */
    replaceCode(next: SentCode) {
      setSent(next)
      form.change({ code: '' })
    },
    code: values.code,
    change(code: string) {
      if (busy) return
      form.change({ code })
      if (sent) typed = { goodUntil: sent.goodUntil, code }
    },
    /** `code`: if it is newer than the last render. */
    async submit(code = values.code) {
      if (sent && code.length === LIMITS.codeLength) await form.submit()
    },
    /** The code was refused, not the member or the connection. */
    wrong: errors.code !== undefined,
    busy,
    failure,
    formFailure,
    fail,
  } as const
}
