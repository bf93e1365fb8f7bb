import type { ReactNode } from 'react'
import { Component, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { i18n } from '../../shared/i18n/i18n.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Drawing } from '../../shared/ui/drawing.tsx'
import css from './full-page.module.css'

const reload = () => location.reload()

/** Without a connection nothing is loaded anew: that would leave the browser's own page. Once it is back, the page comes by itself. */
function Crashed() {
  const { t } = useTranslation()
  const [offline, setOffline] = useState(!navigator.onLine)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  return (
    <main className={css.full} role="alert">
      <div className={css.drawing}>
        <Drawing of="torn" />
      </div>
      <h1>{t('crash.title')}</h1>
      <p>{t(offline ? 'failure.network' : 'crash.text')}</p>
      <Button variant="primary" size="lg" onClick={() => (navigator.onLine ? reload() : setOffline(true))}>
        {t('crash.retry')}
      </Button>
    </main>
  )
}

/**
 * Catches what a page throws, its code failing to load included: 'Something went wrong', and a button that loads the page anew.
 * A page whose texts can't be fetched is no better off. Without those of errors the server's own words are shown.
 */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidMount() {
    i18n.on('failedLoading', (language: string, namespace: string) => {
      if (language === i18n.language && namespace !== 'errors') this.setState({ crashed: true })
    })
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}
