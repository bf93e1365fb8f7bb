import { Heart, Trash2 } from 'lucide-react'
import type { MouseEvent, ReactNode, TouchEvent, UIEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './swipe-row.module.css'

/** px scrolled from which on the buttons count as shown */
const REVEAL_THRESHOLD = 8

/** ms without a scroll event that count as the end of scrolling where the browser, as WebKit, has no `scrollend` */
const SCROLL_END_DELAY = 150

/** The row whose buttons show; those of another one hide them. */
let revealedRow: HTMLElement | null = null

interface Props {
  readonly onMove: () => void
  readonly onRemove: () => void
  /** Nothing to swipe to for now. */
  readonly disabled: boolean
  readonly children: ReactNode
}

/**
 * A line that a finger draws aside for two buttons: the browser's own scrolling, so that it follows the finger, snaps, and never competes
 * with the page's. A shortcut alone: screen readers and keys find both in the line's menu.
 */
export function SwipeRow({ onMove, onRemove, disabled, children }: Props) {
  const { t } = useTranslation('cart')
  const buttons = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])

  // Only a finger makes the buttons a place to stop at: the browser chooses anew among such places whenever the layout changes.
  const onTouchStart = ({ currentTarget: row }: TouchEvent<HTMLElement>) => {
    held.current = true
    row.dataset.touched = 'true'
  }
  /** A tap is over, or a swipe has come to rest. */
  const onRest = (row: HTMLElement) => {
    if (!held.current && row.scrollLeft <= REVEAL_THRESHOLD) delete row.dataset.touched
  }
  const onTouchEnd = ({ currentTarget: row }: TouchEvent<HTMLElement>) => {
    held.current = false
    onRest(row)
  }
  /** The browser took over to scroll. */
  const onTouchCancel = () => {
    held.current = false
  }
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    if (!('onscrollend' in window)) {
      clearTimeout(rest.current)
      rest.current = setTimeout(onRest, SCROLL_END_DELAY, row)
    }
    if (revealedRow === row || row.scrollLeft <= REVEAL_THRESHOLD || row.dataset.touched === undefined) return
    // Without that mark the other row goes back by itself, and isn't taken for one being drawn.
    delete revealedRow?.dataset.touched
    revealedRow = row
  }
  // A tap on the line that is drawn aside puts it back, and does nothing else.
  const onClickCapture = (event: MouseEvent) => {
    const row = event.currentTarget
    if (row.scrollLeft <= REVEAL_THRESHOLD) return
    row.scrollTo({ left: 0 })
    if (event.target instanceof Node && buttons.current?.contains(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={css.track}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
      onTouchCancel={onTouchCancel}
      onScroll={onScroll}
      onScrollEnd={({ currentTarget }) => onRest(currentTarget)}
      onClickCapture={onClickCapture}
    >
      <div className={css.row}>{children}</div>
      {!disabled && (
        <div ref={buttons} className={css.buttons} aria-hidden="true">
          <button type="button" tabIndex={-1} className={css.move} onClick={onMove}>
            <Icon of={Heart} size={20} />
            {t('moveShort')}
          </button>
          <button type="button" tabIndex={-1} className={css.remove} onClick={onRemove}>
            <Icon of={Trash2} size={20} />
            {t('remove')}
          </button>
        </div>
      )}
    </div>
  )
}
