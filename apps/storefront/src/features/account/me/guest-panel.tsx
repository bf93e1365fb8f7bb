import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useOpenLogin } from '#session/pending-action.ts'
import { Button } from '#ui/primitives/button.tsx'
import { KawungPattern, Logo } from '#ui/primitives/kawung.tsx'
import css from './guest-panel.module.css'

/** Shown to a guest in place of the account: a reason to log in and a button. */
export function GuestPanel() {
  const { t } = useTranslation('account')
  const openLogin = useOpenLogin()
  return (
    <section className={css.panel}>
      <KawungPattern tile={64} color="var(--on-dark)" opacity={0.075} />
      <Logo size={38} on="dark" />
      <h2>{t('guest.title')}</h2>
      <p>{t('guest.text')}</p>
      <Button size="lg" className={css.login} onClick={() => openLogin()}>
        {t('guest.action')}
      </Button>
    </section>
  )
}
