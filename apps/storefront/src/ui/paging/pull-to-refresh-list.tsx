import RefreshCw from 'lucide/dist/esm/icons/refresh-cw.mjs'
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { api, type Tag } from '#platform/api/api.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { useAppDispatch } from '#platform/state/hooks.ts'
import { toast } from '#platform/toast.ts'
import { cx } from '../cx.ts'
import { Spinner } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { VisuallyHidden } from '../primitives/text.tsx'
import css from './pull-to-refresh-list.module.css'

/** `onRefresh` never rejects. */
export function PullToRefresh({ onRefresh }: { readonly onRefresh: () => Promise<void> }) {
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
      <div className={cx('center', css.sign, px > 0 && css.pulled)} style={{ '--pull': pull } as CSSProperties} aria-hidden="true">
        {busy ? <Spinner /> : <Icon of={RefreshCw} />}
      </div>
      <div role="status">{busy && <VisuallyHidden>{t('refreshing')}</VisuallyHidden>}</div>
    </>
  )
}

/** Refetches a page's data when the page is pulled down. Data that can't be fetched stays unchanged. */
export function PullToRefreshList({ tags, onRefresh }: { readonly tags: readonly Tag[]; readonly onRefresh?: () => void }) {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const refresh = async () => {
    onRefresh?.()
    dispatch(api.util.invalidateTags([...tags]))
    const replies = await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    if (replies.some(({ isError }) => isError)) toast.error(t('refreshFailed'))
  }
  return <PullToRefresh onRefresh={refresh} />
}

/** px that the indicator must move down */
const PULL_THRESHOLD = 72
const PULL_MAX = 108
/** px until the direction of the finger is clear */
const SLOP = 10

const isOverPage = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')

/** A finger that pulls the page down at its top; a scroll, a sideways swipe or a pinch is no pull. `onMove`: px of the indicator, 0 once released. */
function usePull({ onMove, onPulled }: { readonly onMove: (px: number) => void; readonly onPulled: () => void }): void {
  const move = useEffectEvent(onMove)
  const pulled = useEffectEvent(onPulled)
  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | null = null
    let px = 0
    const forget = () => {
      from = null
      if (px > 0) move(0)
      px = 0
    }
    const follow = ({ touches, target }: TouchEvent) => {
      const [finger] = touches
      if (!finger || touches.length > 1 || window.scrollY > 0 || isOverPage(target)) return forget()
      // The component mounted during the gesture, so touchstart was missed.
      from ??= { x: finger.clientX, y: finger.clientY }
      const down = finger.clientY - from.y
      const aside = Math.abs(finger.clientX - from.x)
      if (px === 0 && (down < SLOP || aside > down)) {
        // Up or sideways: this gesture is no pull any more.
        if (aside > SLOP || down < -SLOP) from = { x: finger.clientX, y: Number.POSITIVE_INFINITY }
        return
      }
      px = Math.max(1, Math.min(PULL_MAX, (down - SLOP) * 0.5))
      move(px)
    }
    const begin = (event: TouchEvent) => {
      forget()
      follow(event)
    }
    const end = () => {
      const far = px >= PULL_THRESHOLD
      forget()
      if (far) pulled()
    }
    const listeners = [
      ['touchstart', begin],
      ['touchmove', follow],
      ['touchend', end],
      ['touchcancel', forget],
    ] as const
    for (const [kind, listener] of listeners) window.addEventListener(kind, listener, { passive: true })
    // The browser's own pull-to-refresh would reload the shop.
    const { style } = document.documentElement
    style.overscrollBehaviorY = 'contain'
    return () => {
      for (const [kind, listener] of listeners) window.removeEventListener(kind, listener)
      style.overscrollBehaviorY = ''
    }
  }, [])
}
