import 'virtual:tokens.css'
import '../shared/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { withoutBase } from '../shared/base-path.ts'
import '../shared/browser/install-event.ts'
import { config } from '../shared/config.ts'
import { startI18n } from '../shared/i18n/i18n.ts'
import { loadConfig } from '../shared/load-config.ts'
import { preloadPage, setPreloader } from '../shared/preload-page.ts'
import { receiveSignals } from '../shared/report/signals.ts'
import { App } from './app.tsx'
import { routeOf } from './routes.tsx'

// A page whose preload fails is loaded again when it opens.
setPreloader(
  (pathname) =>
    void routeOf(pathname)
      .load()
      .catch(() => {}),
)
preloadPage(withoutBase(location.pathname))

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (import.meta.env.VITE_HOST === 'offline') await (await import('./offline.ts')).startOfflineMock()
  const [configured] = await Promise.all([loadConfig(), startI18n()])
  if (!configured) return
  if (window.parent !== window && (await import('../shared/shell/framing.ts')).refusesFrame(root)) return
  if (config.analytics.adapter === 'none') receiveSignals(() => {})
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
