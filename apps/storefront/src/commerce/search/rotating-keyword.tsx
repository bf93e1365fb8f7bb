import { pickCalls } from '@nusaria/contracts/contract'
import { NAMES_LANGUAGE } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { searchContract } from '@nusaria/contracts/search'
import { useEffect, useState } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { cx } from '#ui/cx.ts'
import css from './rotating-keyword.module.css'

export const { useSearchHotSearchQuery } = injectCalls('search', pickCalls(searchContract, 'hotSearch'), {
  hotSearch: { keepUnusedDataFor: 300 },
})

/** Undefined until the hot keywords are loaded. It stands still while the page is hidden or the shopper prefers reduced motion. */
export function useRotatingKeyword(): string | undefined {
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list
  const [turn, setTurn] = useState(0)
  const count = list?.length ?? 0
  useEffect(() => {
    if (count < 2) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)')
    let timer: ReturnType<typeof setInterval> | undefined
    const run = () => {
      clearInterval(timer)
      timer = document.hidden || still.matches ? undefined : setInterval(() => setTurn((now) => now + 1), LIMITS.hotKeywordRotation)
    }
    run()
    document.addEventListener('visibilitychange', run)
    still.addEventListener('change', run)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', run)
      still.removeEventListener('change', run)
    }
  }, [count])
  return list?.[turn % Math.max(1, count)]?.keyword
}

export function RotatingKeyword({ keyword }: { readonly keyword: string }) {
  return (
    <span className={cx('block grow', css.window)}>
      <span key={keyword} lang={NAMES_LANGUAGE} className={cx('block ellipsis', css.word)}>
        {keyword}
      </span>
    </span>
  )
}
