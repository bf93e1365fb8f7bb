import { useEffect } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { titles } from './page-title.ts'

/** While a dialog with an address is open it names the browser's tab. */
export function useDialogTitle(title: string): void {
  const { t } = useTranslation()
  const full = `${title} · ${t('appName')}`
  useEffect(() => {
    titles.dialog = full
    document.title = full
    return () => {
      titles.dialog = ''
      document.title = titles.page
    }
  }, [full])
}
