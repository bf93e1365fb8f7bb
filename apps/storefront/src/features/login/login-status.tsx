import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { cx } from '#ui/cx.ts'
import { Status } from '#ui/feedback/status.tsx'
import { Spinner } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './login-status.module.css'

/** Shown in place of a login form while the login is sent. */
export function LoginPending({ text }: { readonly text: string }) {
  return (
    <Status className={cx('grid gap-12 weight-600 tone-ink-2 textAlign-center', css.state)}>
      <Spinner />
      <p>{text}</p>
    </Status>
  )
}

/** Shown after a login until the shopper returns. */
export function LoginSuccess() {
  const { t } = useTranslation('auth')
  const name = useAppSelector((state) => selectSession(state).user_name) ?? ''
  return (
    <Status className={cx('grid gap-12 weight-600 tone-ink-2 textAlign-center', css.state)}>
      <Icon of={CircleCheck} size={48} stroke={1.5} className={css.check} />
      <h2>{t('done.title')}</h2>
      <p>{t('done.text', { name })}</p>
    </Status>
  )
}
