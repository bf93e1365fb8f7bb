import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../shared/ui/paint/icon.tsx'
import { ShareLinkDialog } from './share-link.tsx'
import { useShare } from './use-share.ts'

interface Props {
  readonly product: { readonly product_no: string; readonly product_name: string }
  readonly className?: string
  /** With its word beside the icon. */
  readonly named?: boolean
}

/** Hands the product on. */
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
