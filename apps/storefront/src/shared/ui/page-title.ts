import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser's tab: `Cart · Nusaria`; without a title the shop's name alone. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation()
  const name = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
  }, [title, name])
}
