import { codes } from 'virtual:qr-codes'
import { useEffect, useState } from 'react'
import { linkTo } from '#platform/config/config.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { cx } from '../cx.ts'
import css from './app-qr-code.module.css'
import { useNewTab } from './new-tab.ts'

export function AppQrCode({ platform }: { readonly platform: 'ios' | 'android' }) {
  const { t } = useTranslation()
  const address = linkTo(platform)
  const drawn = codes[platform]
  // The build draws the code; where `/config.json` names another address, the page does.
  const [{ size, path }, setCode] = useState(drawn.address === address ? drawn : { size: drawn.size, path: '' })
  useEffect(() => {
    if (path === '') void import('./qr-path.ts').then(({ qrPath }) => setCode(qrPath(address))).catch(() => {})
  }, [path, address])
  const name = t(`footer.${platform}`)
  const newTab = useNewTab(true)
  return (
    <a href={address} className={cx('size-12 line-16 textAlign-center', css.code)} {...newTab} rel="noopener noreferrer">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('footer.qr', { platform: name })} shapeRendering="crispEdges">
        <rect width={size} height={size} fill="var(--on-dark)" />
        <path d={path} fill="var(--on-bright)" />
      </svg>
      <span aria-hidden="true">{name}</span>
    </a>
  )
}
