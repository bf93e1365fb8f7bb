import '../shared/overlay/history-setup.ts'
import '../shared/overlay/orphaned-overlays.ts'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { i18n } from '../shared/i18n/i18n.ts'
import { ErrorBoundary } from '../shared/ui/feedback/error-boundary.tsx'
import { Toaster } from '../shared/ui/feedback/toaster.tsx'
import { Frame } from './layouts/frame.tsx'
import { CrashBoundary } from './layouts/page-boundary.tsx'
import { ShellGate } from './shell/shell-gate.tsx'
import { LandscapeGuard } from './startup/landscape-guard.tsx'
import { PendingActionRunner } from './startup/pending-action-runner.tsx'
import { SessionGuard } from './startup/session-guard.tsx'
import { LateTasks, MemberTasks, Reporting, VisitRegistration } from './startup/startup-tasks.tsx'
import { TabSync } from './startup/tab-sync.tsx'
import { store } from './store.ts'

export function App() {
  return (
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <CrashBoundary>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <SessionGuard />
            <TabSync />
            <PendingActionRunner />
            <ShellGate>
              <Frame />
            </ShellGate>
            <ErrorBoundary fallback={null}>
              <LateTasks />
              <Reporting />
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
