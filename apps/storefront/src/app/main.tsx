import 'virtual:tokens.css'
import '../shared/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadSchemasAfterFirstInput } from '../shared/api/contract-check.ts'
import { startI18n } from '../shared/i18n/i18n.ts'
import { preloadPage, setPreloader } from '../shared/preload-page.ts'
import { App } from './app.tsx'
import { routeOf } from './routes.tsx'

// A page whose preload fails is loaded again when it opens.
setPreloader(
  (pathname) =>
    void routeOf(pathname)
      .load()
      .catch(() => {}),
)
preloadPage(location.pathname)

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  if (import.meta.env.VITE_HOST === 'offline') await (await import('./offline.ts')).startOfflineMock()
  await startI18n()
  loadSchemasAfterFirstInput()
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
