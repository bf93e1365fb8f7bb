import { useTranslation } from 'react-i18next'
import { Spinner } from '../../shared/ui/spinner.tsx'
import css from './logging-in.module.css'

/** In place of a login form: it is under way, or done and about to lead back. */
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
  return <LoggingIn text={t('done.title')} />
}
