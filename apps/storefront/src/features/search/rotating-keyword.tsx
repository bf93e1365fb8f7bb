import { LIMITS } from '@nusaria/contracts/limits'
import { useEffect, useState } from 'react'
import css from './rotating-keyword.module.css'
import { useSearchHotSearchQuery } from './search-api.ts'

/** The hot keyword of the moment; the next one comes every 3,500 ms. Undefined until they are known. */
export function useRotatingKeyword(): string | undefined {
  const list = useSearchHotSearchQuery({ keyword: null }).data?.list
  const [turn, setTurn] = useState(0)
  const count = list?.length ?? 0
  useEffect(() => {
    if (count < 2) return
    const timer = setInterval(() => setTurn((now) => now + 1), LIMITS.hotKeywordRotation)
    return () => clearInterval(timer)
  }, [count])
  return list?.[turn % Math.max(1, count)]?.keyword
}

/** A keyword that slides up when it changes. */
export function RotatingKeyword({ keyword }: { readonly keyword: string }) {
  return (
    <span className={css.window}>
      <span key={keyword} className={css.word}>
        {keyword}
      </span>
    </span>
  )
}
