import { useEffect } from 'react'
import { announcePage } from '#platform/browser/announce.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestScope } from '#platform/rendering/request-scope.ts'
import { postToShell } from '#platform/shell/bridge.ts'

/** The path of the page that was announced last. The browser reads the document's first page itself. */
let announcedPath: string | null = null
let shownTitle = ''

/** What the browser's tab says: of the page, and of a dialog above it that has an address of its own (`dialog-title.ts`). */
export const titles = { page: '', dialog: '' }

/** Names the page in the browser's tab, `Cart · <shop>`, and to the native shell; without a title only the shop's name. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation()
  const name = t('appName')
  const full = title ? `${title} · ${name}` : name
  requestScope()?.setTitle(full)
  useEffect(() => {
    titles.page = full
    document.title = titles.dialog || full
    postToShell({ type: 'pageTitle', title: title || name })
    shownTitle = title || name
    const { pathname } = window.location
    if (announcedPath !== null && announcedPath !== pathname) announcePage(() => shownTitle)
    announcedPath = pathname
  }, [title, name, full])
}
