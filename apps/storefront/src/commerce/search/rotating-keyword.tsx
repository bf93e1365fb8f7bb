import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { useSearchHotSearchQuery } from './api.ts'
import css from './rotating-keyword.module.css'

/** Calls `next` every 3,500 ms, except while the page is hidden or the shopper prefers reduced motion. Returns a function that stops it. */
function startRotation(next: () => void): () => void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  let timer: ReturnType<typeof setInterval> | undefined
  const run = () => {
    clearInterval(timer)
    timer = document.hidden || still.matches ? undefined : setInterval(next, LIMITS.hotKeywordRotation)
  }
  run()
  document.addEventListener('visibilitychange', run)
  still.addEventListener('change', run)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', run)
    still.removeEventListener('change', run)
  }
}

/** The current hot keyword, changing every 3,500 ms. Undefined until they are loaded. */
export function useRotatingKeyword(): string | undefined {
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list
  const [turn, setTurn] = useState(0)
  const count = list?.length ?? 0
  useEffect(() => (count < 2 ? undefined : startRotation(() => setTurn((now) => now + 1))), [count])
  return list?.[turn % Math.max(1, count)]?.keyword
}

/** A keyword that slides in when it changes. */
export function RotatingKeyword({ keyword }: { readonly keyword: string }) {
  return (
    <span className={cx('block grow', css.window)}>
      <span key={keyword} className={cx('block ellipsis', css.word)}>
        {keyword}
      </span>
    </span>
  )
}
