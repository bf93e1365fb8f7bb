import { inShell } from '../shell/bridge.ts'

/** The system under an app that shows pages in a view of its own; null in a browser. */
export type InAppBrowser = 'android' | 'ios' | null

/** Apps that open links in their own view, by what they add to the user agent. */
const apps =
  /\bFBA[NV]\/|\bFB_IAB\/|\bInstagram\b|\bLine\/|\bTikTok\b|musical_ly|BytedanceWebview|\btrill_|\bTwitter\b|MicroMessenger|\bWhatsApp\//

interface Surroundings {
  readonly userAgent: string
  /** Started from the home screen: a browser without its bar. */
  readonly standalone: boolean
  /** Whether the app around the page listens to it. */
  readonly shell: boolean
}

/** Android's WebView says `; wv)`; iOS browsers name Safari, its bare web view doesn't. Google refuses to log anybody in inside an app. */
export function detectInAppBrowser({ userAgent, standalone, shell }: Surroundings): InAppBrowser {
  const ios = /\b(iPhone|iPad|iPod)\b/.test(userAgent)
  const bareView = ios && !standalone && /AppleWebKit/.test(userAgent) && !/\bSafari\//.test(userAgent)
  const view = shell || bareView || /;\s*wv\)/.test(userAgent) || apps.test(userAgent)
  if (!view) return null
  return ios ? 'ios' : 'android'
}

export function inAppBrowser(): InAppBrowser {
  const standalone = 'standalone' in navigator && navigator.standalone === true
  return detectInAppBrowser({ userAgent: navigator.userAgent, standalone, shell: inShell() })
}

/** An address that Android opens in the browser of the shopper's choice; the page itself where there is none to choose. */
export function browserIntent(href: string): string {
  const { protocol, host, pathname, search } = new URL(href)
  const scheme = protocol.slice(0, -1)
  const parts = ['Intent', `scheme=${scheme}`, 'action=android.intent.action.VIEW', 'category=android.intent.category.BROWSABLE']
  return `intent://${host}${pathname}${search}#${parts.join(';')};S.browser_fallback_url=${encodeURIComponent(href)};end`
}
