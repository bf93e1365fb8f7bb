import type { ReactNode } from 'react'
import { Component } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/button.tsx'
import { Drawing } from '../../shared/ui/drawing.tsx'
import css from './full-page.module.css'

function Crashed() {
  const { t } = useTranslation()
  return (
    <main className={css.full} role="alert">
      <div className={css.drawing}>
        <Drawing of="torn" />
      </div>
      <h1>{t('crash.title')}</h1>
      <p>{t('crash.text')}</p>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        {t('crash.retry')}
      </Button>
    </main>
  )
}

/** Catches what a page throws, its code failing to load included: 'Something went wrong', and a button that loads the page anew. */
export class CrashBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}
