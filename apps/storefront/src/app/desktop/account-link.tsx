import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { initialsOf } from '../../shared/format/initials.ts'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { loginOpened } from '../../shared/state/login-info.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { Link } from '../../shared/ui/paint/link.tsx'
import css from './account-link.module.css'

/** Who is logged in, leading to their pages; a guest gets the login dialog. */
export function AccountLink() {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { auth_token, user_name, avatar_url } = useAppSelector(selectSession)
  if (auth_token === null)
    return (
      <button type="button" className={css.account} onClick={() => dispatch(loginOpened())}>
        <Icon of={UserRound} size={20} />
        {t('header.login')}
      </button>
    )
  return (
    <Link to={paths.me} className={css.account}>
      <span className={css.picture} aria-hidden="true">
        {avatar_url ? <img src={avatar_url} alt="" /> : initialsOf(user_name ?? '') || <Icon of={UserRound} size={20} />}
      </span>
      <span className={css.name}>
        <small>{t('header.greeting')}</small>
        {user_name || t('header.account')}
      </span>
    </Link>
  )
}
