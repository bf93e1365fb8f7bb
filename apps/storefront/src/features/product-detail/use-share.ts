import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productPath } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'

export interface ShareState {
  readonly share: () => Promise<void>
  /** The link to show, where a browser neither shares nor copies. */
  readonly link: string | null
  readonly close: () => void
}

/** Whether the shopper closed the device's own window; anything else means that it didn't open. */
function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Hands a product on: by the device's own window where there is one, else the link is copied, else shown. The link names the product alone:
 * nothing of the shopper or of their choice is in it.
 */
export function useShare({ product_no, product_name }: { readonly product_no: string; readonly product_name: string }): ShareState {
  const { t } = useTranslation('product')
  const [link, setLink] = useState<string | null>(null)
  const url = new URL(productPath(product_no), window.location.origin).href

  const byDevice = async (): Promise<boolean> => {
    if (typeof navigator.share !== 'function') return false
    try {
      await navigator.share({ title: product_name, url })
      return true
    } catch (error) {
      return isAbortError(error)
    }
  }
  const share = async () => {
    if (await byDevice()) return
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('share.copied'))
    } catch {
      setLink(url)
    }
  }
  return { share, link, close: () => setLink(null) }
}
