import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes back where the shopper came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    // React Router numbers its entries: this one isn't the first of the shop.
    const { idx = 0 } = (window.history.state ?? {}) as { readonly idx?: number }
    if (idx > 0) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
