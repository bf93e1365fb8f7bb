import 'virtual:tokens.css'
import '#ui/base.css'
import '#ui/layout/classes.css'
import type { Namespace } from '@nusaria/locales/namespaces'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { allowMovedNodes } from '#platform/browser/early-setup.ts'
import { hasOrphanedLayers, routerWindow } from '#platform/browser/router-window.ts'
import { config } from '#platform/config/config.ts'
import { loadConfig } from '#platform/config/load-config.ts'
import { i18n, startI18n } from '#platform/i18n/i18n.ts'
import { adoptAddressLanguage, preferredLanguage, setCurrentLanguage } from '#platform/i18n/language.ts'
import { repeatEarlyPresses } from '#platform/rendering/early-press.ts'
import { firstTexts } from '#platform/rendering/first-calls.ts'
import { rendered } from '#platform/rendering/rendered.ts'
import { receiveSignals } from '#platform/report/signals.ts'
import { withoutBase } from '#platform/routing/base-path.ts'
import { inShell } from '#platform/shell/bridge.ts'
import { preloadPage, setPreloader } from '#ui/primitives/link.tsx'
import { App } from './app.tsx'
import { findRoute } from './routes.tsx'
import { createBrowserStore, renderedState } from './store.ts'

const ignore = () => {}

allowMovedNodes()

// A page whose preload fails is loaded again when it opens.
setPreloader((pathname) => void findRoute(pathname).load().catch(ignore))
preloadPage(withoutBase(location.pathname))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (import.meta.env.VITE_HOST === 'offline') await (await import('./offline.ts')).startOfflineMock()
  if (hasOrphanedLayers()) void import('#platform/browser/layered-history.ts').catch(() => {})
  const loading = loadConfig()
  // A server that renders the page writes the configuration into it.
  if (rendered) await loading
  // In an app the page waits for the app's first message.
  const hydrates = rendered !== null && !inShell()
  adoptAddressLanguage()
  if (!hydrates) setCurrentLanguage(preferredLanguage())
  const [configured] = await Promise.all([loading, startI18n(rendered?.texts as Namespace[] | undefined)])
  if (!configured) return
  if (window.parent !== window && (await import('#platform/shell/framing.ts')).refusesFrame(root)) return
  if (config.analytics.adapter === 'none') receiveSignals(() => {})
  const app = (
    <StrictMode>
      <App
        i18n={i18n}
        store={createBrowserStore(rendered?.replies)}
        serverState={rendered ? renderedState(rendered.replies) : undefined}
        inRouter={(children) => (
          <BrowserRouter window={routerWindow} basename={import.meta.env.BASE_URL}>
            {children}
          </BrowserRouter>
        )}
      />
    </StrictMode>
  )
  if (hydrates) {
    hydrateRoot(root, app)
    repeatEarlyPresses()
    return
  }
  if (!root.firstChild) {
    createRoot(root).render(app)
    return
  }
  // Outlines stay until their page can follow.
  const pageCode = findRoute(withoutBase(location.pathname)).load().catch(ignore)
  const [outlines] = await Promise.all([import('./static-skeleton.ts').catch(ignore), pageCode, i18n.loadNamespaces(firstTexts())])
  const drop = outlines?.keepSkeletonOnTop(root)
  root.replaceChildren()
  createRoot(root).render(app)
  await drop?.()
}

// `deferred-entry.ts` listens for this event and shows the failure.
start().catch((error: unknown) => {
  document.querySelector('script[data-entry]')?.dispatchEvent(new Event('error'))
  throw error
})
