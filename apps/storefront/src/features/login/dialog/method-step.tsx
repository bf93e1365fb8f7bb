import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { GoogleLoginMessages } from '../google/google-login-messages.tsx'
import type { GoogleLogin } from '../google/use-google-login.ts'
import type { LoginMethod } from '../login-methods.ts'
import { OtherLoginMethods } from '../other-login-methods.tsx'
import css from './login-dialog.module.css'
import { useFocusFirstField } from './use-focus-first-field.ts'

interface Props {
  readonly way: LoginMethod
  readonly google: GoogleLogin
  readonly onChoose: (way: LoginMethod) => void
  /** Its form. */
  readonly children: ReactNode
}

/** Steps 1, 3 and 7: the form of one way of logging in, and the other ways. */
export function MethodStep({ way, google, onChoose, children }: Props) {
  const { t } = useTranslation('auth')
  const form = useFocusFirstField()
  return (
    <>
      <h2 className={css.title}>{t(way === 'password' ? 'dialog.passwordTitle' : 'dialog.title')}</h2>
      <p className={css.note}>{t(way === 'phone' ? 'dialog.note' : way === 'email' ? 'dialog.emailNote' : 'dialog.passwordNote')}</p>
      <GoogleLoginMessages google={google} onChoose={onChoose} />
      <div ref={form}>{children}</div>
      <OtherLoginMethods current={way} onChoose={onChoose} onGoogle={google.start} redirecting={google.redirecting} />
    </>
  )
}
