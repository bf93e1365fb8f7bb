import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLayout } from '../../shared/browser/use-layout.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch, useIsMember } from '../../shared/state/hooks.ts'
import { loginOpened } from '../../shared/state/login-info.ts'
import { saveReturnTarget } from '../../shared/state/return-target.ts'
import { EmptyState } from '../../shared/ui/feedback/state.tsx'
import { LinkButton } from '../../shared/ui/paint/button.tsx'
import css from './page.module.css'

/** For a guest: the member's cart may not be empty. */
function LoginHint() {
  const { t } = useTranslation('cart')
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
    <p className={css.login}>
      {t('empty.member')}{' '}
      <button type="button" onClick={login}>
        {t('empty.login')}
      </button>
    </p>
  )
}

export function EmptyCart() {
  const { t } = useTranslation('cart')
  const isMember = useIsMember()
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <LinkButton to={paths.home} size="lg">
            {t('empty.action')}
          </LinkButton>
          {!isMember && <LoginHint />}
        </>
      }
    />
  )
}
