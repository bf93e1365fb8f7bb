import { useTranslation } from 'react-i18next'
import { KawungPattern, Logo } from '../../../shared/ui/paint/kawung.tsx'
import { Groceries } from './groceries.tsx'
import css from './login-dialog.module.css'

/** The red side of the login dialog: what the shop is. */
export function BrandPanel() {
  const { t } = useTranslation('auth')
  return (
    <div className={css.brand}>
      <KawungPattern tile={60} color="#fff" opacity={0.06} />
      <Logo size={38} on="dark" />
      <p className={css.claim}>{t('dialog.brandTitle')}</p>
      <p className={css.offer}>{t('dialog.brandText')}</p>
      <Groceries />
    </div>
  )
}
