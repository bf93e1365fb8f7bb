import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** The SKU that the address names, and how to name another: in the same entry of the history, so that a reload keeps the choice and a copied address carries it. */
export function useSkuParam(): readonly [skuNo: string | null, name: (skuNo: string) => void] {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const name = useCallback(
    (skuNo: string) => {
      const search = new URLSearchParams(query)
      search.set('sku_no', skuNo)
      void navigate({ pathname, search: `?${search}` }, { replace: true, state })
    },
    [query, pathname, state, navigate],
  )
  return [query.get('sku_no'), name]
}
