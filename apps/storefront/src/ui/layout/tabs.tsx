import { LIMITS } from '@nusaria/contracts/limits'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx.ts'
import css from './tabs.module.css'

interface Tab<V extends string> {
  readonly value: V
  readonly label: string
  /** A small number beside the label: hidden at 0, `99+` above 99. */
  readonly count?: number
}

interface Props<V extends string> {
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly even?: boolean
  /** On mobile the row stays below the header while the list scrolls. */
  readonly sticky?: boolean
  /** Of the row's place. */
  readonly className?: string
  /** What the chosen tab shows. */
  readonly children: ReactNode
}

/** A row of tabs over one part of the page, which changes with them. Arrow keys move along it; the chosen one is in view. */
export function Tabs<V extends string>({ label, tabs, value, onChange, even, sticky, className, children }: Props<V>) {
  const id = useId()
  // Counts that arrive later move the tabs beside them.
  const row = useSelectedInView<HTMLDivElement>(`${value} ${tabs.map(({ count }) => count ?? 0)}`)
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')
    const next = (tabs.findIndex((tab) => tab.value === value) + step + tabs.length) % tabs.length
    const tab = tabs[next]
    if (tab) onChange(tab.value)
    buttons[next]?.focus()
  }
  const tablist = (
    <div ref={row} role="tablist" aria-label={label} className={cx(css.tabs, even && css.even)} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}${tab.value}`}
          aria-controls={`${id}panel`}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          className={cx('padY-12 rigid size-14 line-20 weight-600 tone-ink-3 nowrap', css.tab, tab.value === value && css.on)}
          onClick={() => onChange(tab.value)}
        >
          <span>{tab.label}</span>
          {tab.count ? <sup translate="no">{tab.count > LIMITS.unreadCap ? `${LIMITS.unreadCap}+` : tab.count}</sup> : null}
        </button>
      ))}
    </div>
  )
  return (
    <>
      <div className={cx(sticky && css.sticky, className)}>{tablist}</div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`}>
        {children}
      </div>
    </>
  )
}

/** For a row that scrolls sideways: its button that is selected or pressed is scrolled to the middle whenever `value` changes. */
export function useSelectedInView<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const row = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is read from the row once it shows it
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-pressed=true]')
    if (!row.current || !chosen) return
    const { left, width } = row.current.getBoundingClientRect()
    const place = chosen.getBoundingClientRect()
    row.current.scrollLeft += place.left + place.width / 2 - (left + width / 2)
  }, [value])
  return row
}
