import { Heart, Trash2 } from 'lucide-react'
import { type MouseEvent, type ReactNode, type TouchEvent, type UIEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './swipe-row.module.css'

/** px: scrolled this far, the buttons count as revealed */
const REVEAL_THRESHOLD = 8

/** ms without a scroll event that count as the end of scrolling in browsers without `scrollend` (WebKit) */
const SCROLL_END_DELAY = 150

/** The row whose buttons are revealed: one at a time. */
let revealedRow: HTMLElement | null = null

interface Props {
  readonly onMove: () => void
  readonly onRemove: () => void
  /** Without the buttons. */
  readonly disabled: boolean
  readonly children: ReactNode
}

/**
 * A line that can be swiped aside for two buttons. It uses native scrolling, which follows the finger, snaps, and doesn't compete with the
 * scrolling of the page. Screen readers and keyboards use the menu of the line instead.
 */
export function SwipeRow({ onMove, onRemove, disabled, children }: Props) {
  const { t } = useTranslation('cart')
  const buttons = useRef<HTMLDivElement>(null)
  const touching = useRef(false)
  const scrollEndTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(scrollEndTimer.current), [])

  // The buttons become a snap point only at a touch: the browser snaps again whenever the layout changes.
  const onTouchStart = ({ currentTarget: row }: TouchEvent<HTMLElement>) => {
    touching.current = true
    row.dataset.touched = 'true'
  }
  /** A tap or a swipe has ended. */
  const onScrollSettled = (row: HTMLElement) => {
    if (!touching.current && row.scrollLeft <= REVEAL_THRESHOLD) delete row.dataset.touched
  }
  const onTouchEnd = ({ currentTarget: row }: TouchEvent<HTMLElement>) => {
    touching.current = false
    onScrollSettled(row)
  }
  /** The browser has taken over for scrolling. */
  const onTouchCancel = () => {
    touching.current = false
  }
  const onScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) => {
    if (!('onscrollend' in window)) {
      clearTimeout(scrollEndTimer.current)
      scrollEndTimer.current = setTimeout(onScrollSettled, SCROLL_END_DELAY, row)
    }
    if (revealedRow === row || row.scrollLeft <= REVEAL_THRESHOLD || row.dataset.touched === undefined) return
    // Without the attribute the other row scrolls back, and doesn't count as revealed.
    delete revealedRow?.dataset.touched
    revealedRow = row
  }
  // A tap on a swiped line only scrolls it back.
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
      onScrollEnd={({ currentTarget }) => onScrollSettled(currentTarget)}
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
