import Bell from 'lucide/dist/esm/icons/bell.mjs'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { saveReturnTarget } from '#session/return-target.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Badge } from '#ui/primitives/tag.tsx'
import css from './message-bell.module.css'

export function MessageBell({ on = 'surface' }: { readonly on?: 'surface' | 'sambal' }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isMember = useIsMember()
  const unread = useAppSelector((state) => state.userInfo.messageNumber)
  const count = isMember ? unread : 0
  const logInFirst = (event: MouseEvent) => {
    // In a new tab the page of messages asks for the login.
    if (isMember || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    saveReturnTarget({ pathname: paths.messages, search: '' })
    // The back arrow of the login returns here.
    void navigate(paths.login, { state: { inPlace: true } })
  }
  return (
    <Link
      to={paths.messages}
      className={cx('center', css.bell, on === 'sambal' && css.onSambal)}
      aria-label={count > 0 ? t('header.messageCount', { count }) : t('header.messages')}
      onClick={logInFirst}
    >
      <Icon of={Bell} size={24} />
      <Badge count={count} className={css.badge} />
    </Link>
  )
}
