import { codes } from 'virtual:qr-codes'
import { useTranslation } from 'react-i18next'
import css from './app-qr-code.module.css'

/** The QR code of the app for iOS or Android; also a link, for shoppers on that phone. */
export function AppQrCode({ platform }: { readonly platform: 'ios' | 'android' }) {
  const { t } = useTranslation()
  const { address, size, path } = codes[platform]
  const name = t(`footer.${platform}`)
  return (
    <a href={address} className={css.code} target="_blank" rel="noopener noreferrer">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('footer.qr', { platform: name })} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="var(--ink)" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </a>
  )
}
