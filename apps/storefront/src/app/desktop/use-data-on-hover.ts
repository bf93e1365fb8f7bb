import { useEffect } from 'react'
import { withoutBase } from '#platform/routing/base-path.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch } from '#platform/state/hooks.ts'

/** Asks for what a page of this address begins with. */
type AskData = (dispatch: AppDispatch, params: URLSearchParams) => void

/** ms that the mouse rests on a link before its page is asked for. */
const REST = 80

/** Pages that desktop opens in place and whose first calls depend on the address alone. */
const PAGES: Readonly<Record<string, () => Promise<AskData>>> = {
  [paths.productList]: async () => (await import('#features/catalog/list/ask-category.ts')).askCategory,
  [paths.activities]: async () => (await import('#features/home/campaigns/ask-campaign.ts')).askCampaign,
}

/** Asks for the data of a page while the mouse rests on a link to it, so that it is there at the click. The link loads its code. */
export function useDataOnHover(): void {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const askFor = async ({ pathname, search }: HTMLAnchorElement) => {
      const ask = await PAGES[withoutBase(pathname)]?.()
      ask?.(dispatch, new URLSearchParams(search))
    }
    const onPoint = ({ target }: MouseEvent) => {
      clearTimeout(timer)
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])')
      // Without the code or the reply the page asks again.
      if (link && link.origin === location.origin) timer = setTimeout(() => void askFor(link).catch(() => {}), REST)
    }
    document.addEventListener('mouseover', onPoint)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('mouseover', onPoint)
    }
  }, [dispatch])
}
