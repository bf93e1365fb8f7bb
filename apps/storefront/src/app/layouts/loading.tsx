import { useTranslation } from 'react-i18next'
import { Spinner } from '../../shared/ui/paint/spinner.tsx'
import css from './full-page.module.css'

/** The whole screen waits for the page's code. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <div className={css.loading} role="status">
      <Spinner />
      {t('loading')}
    </div>
  )
}
