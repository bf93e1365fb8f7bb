import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch } from '../../shared/state/hooks.ts'
import { loginOpened } from '../../shared/state/login-info.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { Button } from '../../shared/ui/paint/button.tsx'
import { KawungPattern, Logo } from '../../shared/ui/paint/kawung.tsx'
import css from './guest-panel.module.css'

/** Shown to a guest in place of the account: a reason to log in and a button. */
export function GuestPanel() {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const location = useLocation()
  const desktop = useLayout() === 'desktop'
  const login = () => {
    if (desktop) return void dispatch(loginOpened())
    saveReturnTarget(location)
    void navigate(paths.login)
  }
  return (
    <section className={css.panel}>
      <KawungPattern tile={64} color="#fff" opacity={0.075} />
      <Logo size={38} on="dark" />
      <h2>{t('guest.title')}</h2>
      <p>{t('guest.text')}</p>
      <Button size="lg" className={css.login} onClick={login}>
        {t('guest.action')}
      </Button>
    </section>
  )
}
