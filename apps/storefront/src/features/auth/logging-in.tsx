import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useClientState } from '../../shared/state/hooks.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Spinner } from '../../shared/ui/spinner.tsx'
import css from './logging-in.module.css'

/** In place of a login form: it is under way. */
export function LoggingIn({ text }: { readonly text: string }) {
  return (
    <div className={css.state} role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  )
}

/** Logged in, for the second until the shopper is led back. */
export function LoggedIn() {
  const { t } = useTranslation('auth')
  const name = useClientState((state) => selectSession(state).user_name) ?? ''
  return (
    <div className={css.state} role="status">
      <Icon of={CircleCheck} size={48} stroke={1.5} className={css.check} />
      <h2>{t('done.title')}</h2>
      <p>{t('done.text', { name })}</p>
    </div>
  )
}
