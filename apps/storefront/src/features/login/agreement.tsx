import { type ReactNode, useState } from 'react'
import css from '#commerce/account-forms/login.module.css'
import { useLayout } from '#platform/browser/use-layout.ts'
import { TaggedText } from '#platform/i18n/tagged-text.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { useNewTab } from '#ui/primitives/new-tab.ts'

/** Consent of an unfinished login, stored in this tab. */
export const consentStore = {
  isGiven: (): boolean => safeSessionStorage.get('loginConsent') !== null,
  set(agreed: boolean): void {
    if (agreed) safeSessionStorage.set('loginConsent', '1')
    else safeSessionStorage.remove('loginConsent')
  },
} as const

/** Consent of an unfinished login: `[agreed, agree]`. It stays over a change of the login method, a visit of the legal pages and a reload, until the login. */
export function useConsent(): readonly [boolean, (agreed: boolean) => void] {
  const [agreed, setAgreed] = useState(consentStore.isGiven)
  const agree = (next: boolean) => {
    setAgreed(next)
    consentStore.set(next)
  }
  return [agreed, agree]
}

/** On desktop it opens in a new tab, so that the dialog stays. */
function LegalLink({ to, children }: { readonly to: string; readonly children?: ReactNode }) {
  const newTab = useNewTab(useLayout() === 'desktop')
  return (
    <Link to={to} className={css.link} {...newTab}>
      {children}
    </Link>
  )
}

export function AgreementText() {
  const { t } = useTranslation('auth')
  return (
    <TaggedText
      text={t('agree')}
      elements={{ agreement: <LegalLink to={paths.agreement} />, terms: <LegalLink to={paths.policyTerms} /> }}
    />
  )
}

/** Consent to the user agreement and the terms. Each login needs it. */
export function Agreement({ checked, onChange }: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }) {
  return (
    <Checkbox checked={checked} onChange={onChange} name="agreement">
      <AgreementText />
    </Checkbox>
  )
}
