import { useEffect } from 'react'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestScope } from '#platform/rendering/request-scope.ts'
import { postToShell } from '#platform/shell/bridge.ts'

/** Names the page in the browser's tab, `Cart · <shop>`, and to the native shell; without a title only the shop's name. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation()
  const name = t('appName')
  const full = title ? `${title} · ${name}` : name
  requestScope()?.setTitle(full)
  useEffect(() => {
    document.title = full
    postToShell({ type: 'pageTitle', title: title || name })
  }, [title, name, full])
}
