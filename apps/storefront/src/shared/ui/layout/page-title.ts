import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { postToShell } from '../../shell/bridge.ts'

/** Names the page in the browser's tab, `Cart · <shop>`, and to the native shell; without a title only the shop's name. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation()
  const name = t('appName')
  useEffect(() => {
    document.title = title ? `${title} · ${name}` : name
    postToShell({ type: 'pageTitle', title: title || name })
  }, [title, name])
}
