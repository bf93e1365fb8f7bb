import { useEffect, useState } from 'react'
import { isHopelessPhone, isPhone } from '../../shared/format/phone.ts'
import { useClientState, useDispatch } from '../../shared/state/hooks.ts'
import { loginInfoChanged } from '../../shared/state/login-info.ts'
import { sessionValues } from '../../shared/state/session-values.ts'

/** ms without a keystroke after which an unfinished number counts as wrong */
const PAUSE = 1_000

interface PhoneForm {
  /** digits */
  readonly phone: string
  readonly change: (digits: string) => void
  readonly leave: () => void
  /** Not a phone number, and the shopper seems to be done typing it or can't make it one any more. */
  readonly invalid: boolean
  readonly agreed: boolean
  readonly agree: (agreed: boolean) => void
  /** A code may be asked for. */
  readonly ready: boolean
}

/** What is typed on the phone step. The number survives a look at the legal pages and a reload; consent is given anew each time. */
export function usePhoneForm(): PhoneForm {
  const dispatch = useDispatch()
  const [phone, setPhone] = useState(() => sessionValues.get('phone') ?? '')
  const [paused, setPaused] = useState(true)
  const [agreed, agree] = useState(false)
  const email = useClientState((state) => state.loginInfo.accountInfo.email)
  const valid = isPhone(phone)

  useEffect(() => {
    if (paused || !phone) return
    const timer = setTimeout(() => setPaused(true), PAUSE)
    return () => clearTimeout(timer)
  }, [phone, paused])

  return {
    phone,
    change(digits) {
      setPhone(digits)
      setPaused(false)
      sessionValues.set('phone', digits)
      dispatch(loginInfoChanged({ accountInfo: { phone: digits, email } }))
    },
    leave: () => setPaused(true),
    invalid: phone !== '' && !valid && (paused || isHopelessPhone(phone)),
    agreed,
    agree,
    ready: valid && agreed,
  }
}
