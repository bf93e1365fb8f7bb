import type { NavType } from '@nusaria/contracts/nav'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CategoryLink, useNavTypeListQuery } from '#commerce/category/category-link.tsx'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { categoryProductsLink, paths } from '#platform/routing/paths.ts'
import { cx } from '#ui/cx.ts'
import { Link } from '#ui/primitives/link.tsx'
import css from './category-bar.module.css'
import menu from './menu.module.css'
import { moveFocus, useEscape, useHoverIntent } from './menu-interactions.ts'
import { ScrollArrows } from './scroll-arrows.tsx'

function isOrContains(type: NavType, typeId: string | null): boolean {
  return type.nav_type_id === typeId || type.child_list.some((child) => child.nav_type_id === typeId)
}

/** Hovering, focusing or tapping a type shows its children. Left and right lead along the bar, the arrow down into the children; Escape closes them. */
export function CategoryBar() {
  const { t } = useTranslation()
  const { data: types = [], isError } = useNavTypeListQuery()
  const location = useLocation()
  const panelId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const { showNow, showLater, cancel } = useHoverIntent(setOpenId)
  const pointedAt = useRef<string | null>(null)
  /** Whether the tapped category was open at pointerdown; null for mouse and keyboard. */
  const tappedOpen = useRef<boolean | null>(null)
  /** Whether a finger opened the children: they stay when the browser's mouse pointer goes back to where it was. */
  const openedByTap = useRef(false)
  const whole = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const here = new URLSearchParams(location.search).get('typeId')
  const open = types.find((type) => type.nav_type_id === openId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every change of place
  useEffect(() => setOpenId(null), [location])
  /** Children that the keyboard or a finger opened stay open when the pointer leaves. */
  const pointAway = () => {
    pointedAt.current = null
    showLater(null, () => !openedByTap.current && !whole.current?.querySelector(':focus-visible'))
  }
  // A resting pointer opens nothing: the bar may move under it when something above closes, for example the search.
  const point = (id: string) => {
    if (pointedAt.current === id) return
    pointedAt.current = id
    openedByTap.current = false
    showLater(id)
  }
  /** The pointer is over the children: types that it crossed before don't count. */
  const arrive = () => {
    cancel()
    pointedAt.current = null
  }
  const close = () => showNow(null)
  /** Touch has no hover: the first tap opens the children, the second one opens the category. */
  const click = (event: MouseEvent, id: string) => {
    const opens = tappedOpen.current === false
    tappedOpen.current = null
    if (!opens) return close()
    event.preventDefault()
    openedByTap.current = true
    showNow(id)
  }
  const backToType = () => bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  useEscape(open !== undefined, () => {
    if (panel.current?.contains(document.activeElement)) backToType()
    close()
  })
  const down = (event: KeyboardEvent, type: NavType) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    if (type === open) panel.current?.querySelector('a')?.focus()
    else setOpenId(type.nav_type_id)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only show what the links inside lead to
    <div
      ref={whole}
      onMouseLeave={pointAway}
      onMouseEnter={cancel}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpenId(null)}
    >
      <div className={css.frame}>
        <nav
          ref={bar}
          className={cx('row gap-20 align-fill justify-between scrolls', css.bar)}
          aria-label={t('header.categories')}
          onKeyDown={(event) => event.key !== 'ArrowUp' && event.key !== 'ArrowDown' && moveFocus(event, close)}
        >
          {isError && types.length === 0 && (
            <Link to={paths.category} className={cx('rigid tone-ink-2', css.type)}>
              {t('header.categories')}
            </Link>
          )}
          {types.map((type) => (
            <Link
              key={type.nav_type_id}
              {...categoryProductsLink(type.nav_type_id)}
              className={cx('rigid tone-ink-2', css.type, (type === open || (!open && isOrContains(type, here))) && css.on)}
              aria-expanded={type === open}
              aria-controls={type === open ? panelId : undefined}
              onMouseMove={() => point(type.nav_type_id)}
              onFocus={() => showNow(type.nav_type_id)}
              onKeyDown={(event) => down(event, type)}
              onPointerDown={({ pointerType }) => {
                tappedOpen.current = pointerType === 'touch' ? type === open : null
              }}
              onClick={(event) => click(event, type.nav_type_id)}
            >
              {type.nav_type_name}
            </Link>
          ))}
        </nav>
        <ScrollArrows row={bar} count={types.length} />
      </div>
      {open && <CategoryPanel ref={panel} id={panelId} type={open} onOpen={close} onLeave={backToType} onMouseEnter={arrive} />}
      {open && <div className={menu.scrim} aria-hidden="true" onMouseEnter={pointAway} onMouseDown={close} />}
    </div>
  )
}

const COLUMNS = 7

interface PanelProps extends ComponentProps<'div'> {
  readonly type: NavType
  readonly onOpen: () => void
  /** Back to the type above: upwards out of the first row, or backwards from the first child. */
  readonly onLeave: () => void
}

function CategoryPanel({ type, onOpen, onLeave, ...place }: PanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the links inside, which have keys of their own
    <div
      {...place}
      className={css.panel}
      onKeyDown={(event) => {
        const first = event.currentTarget.querySelector('a') === document.activeElement
        if (event.key === 'Tab' && event.shiftKey && first) {
          event.preventDefault()
          onLeave()
        } else moveFocus(event, onLeave, COLUMNS)
      }}
    >
      <div className={css.grid}>
        {type.child_list.map((child, index) => (
          <CategoryLink key={child.nav_type_id} index={index} category={child} size={80} onOpen={onOpen} />
        ))}
      </div>
    </div>
  )
}
