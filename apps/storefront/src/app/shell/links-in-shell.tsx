import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { inAppBrowser } from '#platform/browser/in-app-browser.ts'
import { listen } from '#platform/events.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { openInShell, shellCan } from '#platform/shell/requests.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { useLazyMount } from '#ui/overlay/use-presence.ts'

const WayOnSheet = lazyOverlay(() => import('#commerce/in-app/way-on-sheet.tsx').then((m) => ({ default: m.WayOnSheet })))

/** ms after which a page that is still in front means that nothing opened */
const OPENING = 1_500

/** What a press should have opened, and the address that opens it elsewhere. */
interface Unopened {
  readonly what: 'link' | 'chooser'
  readonly address: string
}

/** Android's plain web view shows a file chooser only if the app has code for it; all others do by themselves. */
const hasChooser = () => shellCan('fileChooser') || inAppBrowser() !== 'android' || 'ReactNativeWebView' in window

/**
 * What leaves the page, in a web view: a new tab of the shop opens in the same view, which has no tabs. The app opens other addresses, if it says that it
 * can. If not, the web view does what it does by itself; when nothing opens, a sheet says how to go on.
 */
export function LinksInShell() {
  const navigate = useNavigate()
  const [unopened, setUnopened] = useState<Unopened | null>(null)
  const [open, setOpen] = useState(false)
  const mounted = useLazyMount(open)

  const press = useEffectEvent((event: MouseEvent, fallBack: (what: Unopened) => void) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    if (event.target.matches('input[type=file]') && !hasChooser()) return fallBack({ what: 'chooser', address: location.href })
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = new URL(link.href)
    if (origin !== location.origin) {
      if (openInShell(link.href)) event.preventDefault()
      else fallBack({ what: 'link', address: link.href.replace(/^(?:mailto|tel):([^?]*).*/, '$1') })
    } else if (link.target === '_blank') {
      event.preventDefault()
      void navigate(withoutBase(pathname) + search + hash)
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const forget = () => clearTimeout(timer)
    const fallBack = (unopenedNow: Unopened) => {
      forget()
      timer = setTimeout(() => {
        if (document.visibilityState !== 'visible') return
        setUnopened(unopenedNow)
        setOpen(true)
      }, OPENING)
    }
    const stops = [
      listen<MouseEvent>(document, ['click'], (event) => press(event, fallBack)),
      listen(document, ['visibilitychange', 'change'], forget),
      listen(window, ['pagehide', 'blur'], forget),
    ]
    return () => {
      forget()
      for (const stop of stops) stop()
    }
  }, [])
  return mounted && unopened && <WayOnSheet open={open} onClose={() => setOpen(false)} {...unopened} />
}
