import { useEffect } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { titles } from './page-title.ts'

/** While a dialog with an address is open it names the browser's tab; without a title it doesn't. */
export function useDialogTitle(title: string | false): void {
  const { t } = useTranslation()
  const full = title && `${title} · ${t('appName')}`
  useEffect(() => {
    if (!full) return
    titles.dialog = full
    document.title = full
    return () => {
      titles.dialog = ''
      document.title = titles.page
    }
  }, [full])
}
