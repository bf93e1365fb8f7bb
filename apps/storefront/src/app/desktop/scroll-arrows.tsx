import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { type RefObject, useEffect, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import css from './scroll-arrows.module.css'

/** px: the area of the last item that is pressed reaches so far beyond the row */
const SLACK = 10

interface Props {
  readonly row: RefObject<HTMLElement | null>
  /** How many items it has: they may come later. */
  readonly count: number
}

/** At the cut ends of a row, for a mouse that can't scroll it sideways. A finger pushes the row, and what gets the focus scrolls into view. */
export function ScrollArrows({ row, count }: Props) {
  const [cut, setCut] = useState({ start: false, end: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items make it longer
  useEffect(() => {
    const element = row.current
    if (!element) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      setCut({ start: scrollLeft > SLACK, end: scrollLeft + clientWidth < scrollWidth - SLACK })
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [row, count])
  const scroll = (pages: number) => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.7, behavior })
  }
  const arrow = (side: 'start' | 'end') => (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={cx('center', css.arrow, css[side])}
      onClick={() => scroll(side === 'end' ? 1 : -1)}
    >
      <Icon of={side === 'end' ? ChevronRight : ChevronLeft} size={18} stroke={2.25} />
    </button>
  )
  return (
    <>
      {cut.start && arrow('start')}
      {cut.end && arrow('end')}
    </>
  )
}
