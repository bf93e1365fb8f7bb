import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '../../shared/base-path.ts'
import { useTranslation } from '../../shared/i18n/use-translation.tsx'
import { productPath } from '../../shared/paths.ts'
import { toast } from '../../shared/ui/feedback/toast.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import css from './share-button.module.css'

interface Props {
  readonly product: { readonly product_no: string; readonly product_name: string }
  readonly className?: string
  readonly named?: boolean
}

export function ShareButton({ product, className, named = false }: Props) {
  const { t } = useTranslation('product')
  const { share, link, close } = useShare(product)
  const name = t('share.title')
  return (
    <>
      <button type="button" className={className} {...(named ? {} : { 'aria-label': name, title: name })} onClick={() => void share()}>
        <Icon of={Share2} size={20} />
        {named && t('share.button')}
      </button>
      <ShareLinkDialog link={link} onClose={close} />
    </>
  )
}

interface ShareState {
  readonly share: () => Promise<void>
  /** The link to show when the browser can neither share nor copy; else null. */
  readonly link: string | null
  readonly close: () => void
}

/** Whether the shopper closed the share dialog. Any other error means that it did not open. */
function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Shares a product: by the browser's share dialog when there is one, else the link is copied, else it is shown. The link has only the
 * product's number, nothing about the shopper or the selection.
 */
function useShare({ product_no, product_name }: { readonly product_no: string; readonly product_name: string }): ShareState {
  const { t } = useTranslation('product')
  const [link, setLink] = useState<string | null>(null)
  const url = addressOf(productPath(product_no))

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

/** Shows the link, for browsers that can neither share nor copy. */
function ShareLinkDialog({ link, onClose }: { readonly link: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation('product')
  return (
    <Dialog open={link !== null} onClose={onClose} title={t('share.title')}>
      <p>{t('share.byHand')}</p>
      <p className={css.link}>{link}</p>
    </Dialog>
  )
}
