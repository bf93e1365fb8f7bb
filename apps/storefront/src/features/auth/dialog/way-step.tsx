import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alternatives } from '../alternatives.tsx'
import { GoogleParts } from '../google/google-parts.tsx'
import type { Google } from '../google/use-google.ts'
import type { Way } from '../ways.ts'
import css from './login-dialog.module.css'
import { useFirstField } from './use-first-field.ts'

interface Props {
  readonly way: Way
  readonly google: Google
  readonly onChoose: (way: Way) => void
  /** Its form. */
  readonly children: ReactNode
}

/** Steps 1, 3 and 7: the form of one way of logging in, and the other ways. */
export function WayStep({ way, google, onChoose, children }: Props) {
  const { t } = useTranslation('auth')
  const form = useFirstField()
  return (
    <>
      <h2 className={css.title}>{t(way === 'password' ? 'dialog.passwordTitle' : 'dialog.title')}</h2>
      <p className={css.note}>{t(way === 'phone' ? 'dialog.note' : way === 'email' ? 'dialog.emailNote' : 'dialog.passwordNote')}</p>
      <GoogleParts google={google} onChoose={onChoose} />
      <div ref={form}>{children}</div>
      <Alternatives current={way} onChoose={onChoose} onGoogle={google.start} leaving={google.leaving} />
    </>
  )
}
