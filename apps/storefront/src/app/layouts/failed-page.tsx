import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/paint/button.tsx'
import { Drawing } from '../../shared/ui/paint/drawing.tsx'
import css from './full-page.module.css'

const reload = () => location.reload()

/** 'Something went wrong', and a button that loads the page again. Without a connection that would leave the browser's own page: it waits for one. */
export function FailedPage() {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <div className={css.failed} role="alert">
      <div className={css.drawing}>
        <Drawing of="torn" />
      </div>
      <h1>{t('crash.title')}</h1>
      <p>{t(offline ? 'failure.network' : 'crash.text')}</p>
      <Button variant="primary" size="lg" onClick={() => (navigator.onLine ? reload() : setOffline(true))}>
        {t('crash.retry')}
      </Button>
    </div>
  )
}
