import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useKeyboardInset } from '../../browser/keyboard.ts'
import css from './bottom-bar.module.css'

/** The action of a mobile page, always at hand at its bottom. Keeps room for itself at the end of the page, also when it grows by a note. */
export function BottomBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number>()
  useKeyboardInset()
  useEffect(() => {
    if (!bar.current) return
    const sizes = new ResizeObserver(([bar]) => setHeight(bar?.borderBoxSize[0]?.blockSize))
    sizes.observe(bar.current)
    return () => sizes.disconnect()
  }, [])
  return (
    <>
      <div className={css.room} style={{ minHeight: height }} />
      <div ref={bar} className={css.bar}>
        {children}
      </div>
    </>
  )
}
