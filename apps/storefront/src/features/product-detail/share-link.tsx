import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import css from './share-link.module.css'

/** A link to take along by hand, where a browser neither shares nor copies. */
export function ShareLinkDialog({ link, onClose }: { readonly link: string | null; readonly onClose: () => void }) {
  const { t } = useTranslation('product')
  return (
    <Dialog open={link !== null} onClose={onClose} title={t('share.title')}>
      <p>{t('share.byHand')}</p>
      <p className={css.link}>{link}</p>
    </Dialog>
  )
}
