import '../shared/layout/first-entry.ts'
import '../shared/layout/way-back.ts'
import '../shared/layout/lost-layers.ts'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { i18n } from '../shared/i18n/i18n.ts'
import { ErrorBoundary } from '../shared/ui/boundary.tsx'
import { Toaster } from '../shared/ui/toaster.tsx'
import { Frame } from './frame.tsx'
import { CrashBoundary } from './root/crash-boundary.tsx'
import { VisitRegistration } from './root/device-start.tsx'
import { LandscapeGuard } from './root/landscape.tsx'
import { MemberTasks } from './root/member-watch.tsx'
import { OpenAppPrompt } from './root/open-app.tsx'
import { TabSync } from './root/other-tabs.tsx'
import { SessionGuard } from './root/session-guard.tsx'
import { ShellGate } from './root/shell-gate.tsx'
import { PendingActionRunner } from './root/wish-watch.tsx'
import { store } from './store.ts'

/** The whole shop. */
export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <CrashBoundary>
          <BrowserRouter>
            <SessionGuard />
            <TabSync />
            <PendingActionRunner />
            <ShellGate>
              <Frame />
            </ShellGate>
            <ErrorBoundary fallback={null}>
              <OpenAppPrompt />
            </ErrorBoundary>
          </BrowserRouter>
        </CrashBoundary>
        <VisitRegistration />
        <MemberTasks />
        <Toaster />
        <LandscapeGuard />
      </Provider>
    </I18nextProvider>
  )
}
