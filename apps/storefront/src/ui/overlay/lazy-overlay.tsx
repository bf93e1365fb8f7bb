import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { toast } from '#platform/toast.ts'

interface Overlay {
  readonly open: boolean
  readonly onClose: () => void
}

/** Replaces an overlay whose code failed to load: shows a toast and closes. */
function LoadFailed({ open, onClose }: Overlay) {
  const { t } = useTranslation()
  const close = useEffectEvent(() => {
    toast.error(t('failure.network'))
    onClose()
  })
  useEffect(() => {
    if (open) close()
  }, [open])
  return null
}

/**
 * A dialog or sheet whose code loads when it is first rendered, so its caller renders it from the first opening on. `waiting` is shown until then. If
 * loading fails, the page stays, a toast says so, and the next opening loads it again.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's `lazy`, it takes a component of whatever props
export function lazyOverlay<C extends ComponentType<any>>(
  load: () => Promise<{ readonly default: C }>,
  waiting: ReactNode = null,
): ComponentType<ComponentProps<C> & Overlay> {
  let failed = false
  const make = () =>
    lazy<ComponentType<Overlay>>(() =>
      loadOrReload(load).catch(() => {
        failed = true
        return { default: LoadFailed }
      }),
    )
  let latest = make()
  const part = () => {
    if (failed) latest = make()
    failed = false
    return latest
  }
  return function LazyOverlay(props) {
    const { open } = props
    const [opening, setOpening] = useState(() => ({ open, Part: part() }))
    if (open !== opening.open) setOpening({ open, Part: open ? part() : opening.Part })
    return (
      <Suspense fallback={open && waiting}>
        <opening.Part {...props} />
      </Suspense>
    )
  }
}
