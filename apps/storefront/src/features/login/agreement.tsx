import type { ReactNode } from 'react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { safeSessionStorage } from '../../shared/state/browser-storage.ts'
import { Checkbox } from '../../shared/ui/chakra/checkbox.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './login.module.css'

/** The consent of a login under way, kept in this tab until the login. */
export const consentStore = {
  isGiven: (): boolean => safeSessionStorage.get('loginConsent') !== null,
  set(agreed: boolean): void {
    if (agreed) safeSessionStorage.set('loginConsent', '1')
    else safeSessionStorage.remove('loginConsent')
  },
} as const

/** The ticked consent of a login under way: it survives another way of logging in, a look at what is agreed to, and a reload; not the login. */
export function useConsent(): readonly [boolean, (agreed: boolean) => void] {
  const [agreed, setAgreed] = useState(consentStore.isGiven)
  const agree = (next: boolean) => {
    setAgreed(next)
    consentStore.set(next)
  }
  return [agreed, agree]
}

/** On desktop the dialog stays where it is: the page opens beside it. */
function LegalLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  const beside = useLayout() === 'desktop'
  return (
    <Link to={to} className={css.link} {...(beside ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </Link>
  )
}

/** What is agreed to, with the pages to read. */
export function AgreementText() {
  const { t } = useTranslation('auth')
  return (
    <Trans
      t={t}
      i18nKey="agree"
      components={{ agreement: <LegalLink to={paths.agreement} />, terms: <LegalLink to={paths.policyTerms} /> }}
    />
  )
}

interface Props {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Consent to the user agreement and the terms; logging in requires it. */
export function Agreement({ checked, onChange }: Props) {
  return (
    <Checkbox checked={checked} onChange={onChange} name="agreement">
      <AgreementText />
    </Checkbox>
  )
}
