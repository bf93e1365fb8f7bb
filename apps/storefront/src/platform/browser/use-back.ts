import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether the browser's history holds a page of the shop before this one (React Router numbers its entries). */
function hasPrevious(): boolean {
  const state = window.history.state as { readonly idx?: number } | null
  return (state?.idx ?? 0) > 0
}

/** Goes back where the shopper came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    if (hasPrevious()) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }, [navigate, fallback])
}
