import { RefreshCw } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx.ts'
import { Icon } from '../paint/icon.tsx'
import { Spinner } from '../paint/spinner.tsx'
import { VisuallyHidden } from '../paint/visually-hidden.tsx'
import css from './pull-to-refresh.module.css'
import { PULL_THRESHOLD, usePull } from './use-pull.ts'

interface Props {
  /** Over when its promise is; never rejects. */
  readonly onRefresh: () => Promise<void>
}

/** The sign that comes down as a finger pulls a page from its top, and turns while the page is fetched anew. */
export function PullToRefresh({ onRefresh }: Props) {
  const { t } = useTranslation()
  const [px, setPx] = useState(0)
  const [busy, setBusy] = useState(false)
  usePull({
    onMove: (next) => !busy && setPx(next),
    onPulled: () => {
      if (busy) return
      setBusy(true)
      void onRefresh().finally(() => setBusy(false))
    },
  })
  const pull = busy ? PULL_THRESHOLD : px
  return (
    <>
      <div className={cx(css.sign, px > 0 && css.pulled)} style={{ '--pull': pull } as CSSProperties} aria-hidden="true">
        {busy ? <Spinner /> : <Icon of={RefreshCw} />}
      </div>
      <div role="status">{busy && <VisuallyHidden>{t('refreshing')}</VisuallyHidden>}</div>
    </>
  )
}
