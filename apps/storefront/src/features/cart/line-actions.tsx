import type { CartLine } from '@nusaria/contracts/cart'
import type { IconNode } from 'lucide'
import Heart from 'lucide/dist/esm/icons/heart.mjs'
import Layers from 'lucide/dist/esm/icons/layers.mjs'
import Search from 'lucide/dist/esm/icons/search.mjs'
import Trash2 from 'lucide/dist/esm/icons/trash.mjs'
import { type MouseEvent, type ReactNode, type TouchEvent, type UIEvent, useEffect, useRef } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import css from './line-actions.module.css'
import type { CartActions, LineSheet } from './use-cart-actions.ts'

/** px: scrolled this far, the buttons count as revealed */
const REVEAL_THRESHOLD = 8

/** ms without a scroll event that count as the end of scrolling in browsers without `scrollend` (WebKit) */
const SCROLL_END_DELAY = 150

/** The row whose buttons are revealed: one at a time. */
let revealedRow: HTMLElement | null = null

interface SwipeRowProps {
  readonly onMove: () => void
  readonly onRemove: () => void
  readonly disabled: boolean
  readonly children: ReactNode
}

/**
 * A line that is swiped aside to reveal two buttons. It uses native scrolling, which follows the finger, snaps, and doesn't compete with the
 * scrolling of the page. Screen readers and keyboards use the line's menu instead.
 */
export function SwipeRow({ onMove, onRemove, disabled, children }: SwipeRowProps) {
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
        <div ref={buttons} className={cx('row align-fill rigid', css.buttons)} aria-hidden="true">
          <button type="button" tabIndex={-1} className={css.move} onClick={onMove}>
            <Icon of={Heart} size={20} />
            <span>{t('moveShort')}</span>
          </button>
          <button type="button" tabIndex={-1} className={css.remove} onClick={onRemove}>
            <Icon of={Trash2} size={20} />
            <span>{t('remove')}</span>
          </button>
        </div>
      )}
    </div>
  )
}

function MenuItem({ icon, text, onClick }: { readonly icon: IconNode; readonly text: string; readonly onClick: () => void }) {
  return (
    <li>
      <button type="button" className={css.item} onClick={onClick}>
        <Icon of={icon} size={20} />
        <span>{text}</span>
      </button>
    </li>
  )
}

/** All actions of a line, on mobile. */
export function LineMenu({ menu: { line, open, close }, actions }: { readonly menu: LineSheet; readonly actions: CartActions }) {
  const { t } = useTranslation('cart')
  const run = (action: (line: CartLine) => void) => () => {
    close()
    if (line) action(line)
  }
  return (
    <Sheet open={open} onClose={close} title={line?.product_name ?? ''}>
      {line && (
        <ul className={css.list}>
          {line.spec_values.length > 0 && <MenuItem icon={Layers} text={t('variant.change')} onClick={run(actions.changeVariant)} />}
          <MenuItem icon={Heart} text={t('move')} onClick={run((target) => void actions.moveToFavourites([target]))} />
          <li>
            <Link {...categoryProductsLink(line.nav_type_id)} className={css.item}>
              <Icon of={Search} size={20} />
              <span>{t('similar')}</span>
            </Link>
          </li>
          <MenuItem icon={Trash2} text={t('remove')} onClick={run((target) => void actions.remove([target]))} />
        </ul>
      )}
    </Sheet>
  )
}
