import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useKeyboardInset } from '#platform/browser/keyboard.ts'
import { cx } from '../cx.ts'
import css from './bottom-bar.module.css'

/** The action of a mobile page, fixed at the bottom. It doesn't cover the end of the page, also when a note makes it taller. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useKeyboardInset()
  useEffect(() => {
    if (!bar.current) return
    const { style } = document.documentElement
    /** px: as the style sheet has it */
    let usual = 0
    const sizes = new ResizeObserver(([bar]) => {
      usual ||= room.current?.getBoundingClientRect().height ?? 0
      const size = bar?.borderBoxSize[0]?.blockSize ?? usual
      const isUsual = Math.abs(size - usual) < 0.5
      setHeight(isUsual ? undefined : size)
      // At the root it has the style of the whole page computed again.
      if (isUsual) style.removeProperty('--bottom-bar')
      else style.setProperty('--bottom-bar', `${size}px`)
    })
    sizes.observe(bar.current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <>
      <div ref={room} className={css.room} style={{ minHeight: height }} />
      <div ref={bar} className={css.bar}>
        {children}
      </div>
    </>
  )
}

/** Buttons that share the width of a bar. */
export function BarButtons({ children }: { readonly children: ReactNode }) {
  return <div className={cx('row grow gap-12 align-fill', css.buttons)}>{children}</div>
}

export function BarNotes({ children }: { readonly children: ReactNode }) {
  return <div className={cx('grid gap-8 wide', css.notes)}>{children}</div>
}

interface Props {
  readonly notes: ReactNode
  readonly label: string
  readonly sum: ReactNode
  /** A new sum is loading: the old one is faded. */
  readonly busy: boolean
  readonly children: ReactNode
}

export function SumBar({ notes, label, sum, busy, children }: Props) {
  return (
    <BottomBar>
      <div className="grid gap-10 wide">
        {notes}
        <div className={cx('row gap-12', css.row)}>
          <span className={cx('grow', busy && css.busy)}>
            <small className="block size-12 line-16 tone-ink-3">{label}</small>
            {sum}
          </span>
          {children}
        </div>
      </div>
    </BottomBar>
  )
}
