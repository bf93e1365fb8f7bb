import { useEffect } from 'react'
import { announce } from '#platform/browser/announce.ts'
import { focusIsLost, OPEN_MODAL, pageHeading } from '#platform/browser/page-heading.ts'
import { useTranslation } from '#platform/i18n/use-translation.ts'
import { requestScope } from '#platform/rendering/request-scope.ts'
import { postToShell } from '#platform/shell/bridge.ts'

/** The path of the page that was announced last. The browser reads the document's first page itself. */
let announcedPath: string | null = null

/** ms: a page whose title depends on its data is announced with it, if that comes soon */
const DATA = 400

function focusHeading(): void {
  if (focusIsLost() || document.activeElement?.id === 'content') pageHeading()?.focus({ preventScroll: true })
}

/** A screen reader says the title of the new page. The focus moves to its heading, unless it is on a control that is still there. */
function announcePage(): void {
  const { pathname } = window.location
  const arrived = announcedPath !== null && announcedPath !== pathname
  announcedPath = pathname
  if (!arrived) return
  focusHeading()
  setTimeout(() => {
    // A dialog names itself.
    if (announcedPath !== pathname || document.querySelector(OPEN_MODAL)) return
    focusHeading()
    announce(shownTitle)
  }, DATA)
}

let shownTitle = ''

/** Names the page in the browser's tab, `Cart · <shop>`, and to the native shell; without a title only the shop's name. */
export function usePageTitle(title?: string): void {
  const { t } = useTranslation()
  const name = t('appName')
  const full = title ? `${title} · ${name}` : name
  requestScope()?.setTitle(full)
  useEffect(() => {
    document.title = full
    postToShell({ type: 'pageTitle', title: title || name })
    shownTitle = title || name
    announcePage()
  }, [title, name, full])
}
