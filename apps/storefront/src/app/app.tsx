import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { I18n } from '#platform/i18n/i18n.ts'
import { I18nProvider } from '#platform/i18n/use-translation.ts'
import { PendingActionRunner } from '#session/pending-action-runner.tsx'
import { SessionGuard } from '#session/session-guard.tsx'
import { TabSync } from '#session/tab-sync.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { Frame } from './layouts/frame.tsx'
import { CrashBoundary } from './layouts/page-boundary.tsx'
import { findRoute } from './routes.tsx'
import { ShellGate } from './shell/shell-gate.tsx'
import { LandscapeGuard, LateTasks, MemberTasks, Reporting, Toasts, VisitRegistration } from './startup/startup-tasks.tsx'
import type { renderedState, ShopStore } from './store.ts'

interface Props {
  readonly i18n: I18n
  readonly store: ShopStore
  /** The state in which a server rendered the page: that of the first render. */
  readonly serverState?: ReturnType<typeof renderedState> | undefined
  readonly inRouter: (app: ReactNode) => ReactNode
}

export function App({ i18n, store, serverState, inRouter }: Props) {
  return (
    <I18nProvider i18n={i18n}>
      <Provider store={store} {...(serverState && { serverState })}>
        <CrashBoundary>
          {inRouter(
            <>
              <SessionGuard findRoute={findRoute} />
              <TabSync findRoute={findRoute} />
              <PendingActionRunner findRoute={findRoute} loadActions={() => import('./run-pending-action.ts')} />
              <ShellGate>
                <Frame />
              </ShellGate>
              <Toasts />
              <ErrorBoundary fallback={null}>
                <LateTasks />
                <Reporting />
              </ErrorBoundary>
            </>,
          )}
        </CrashBoundary>
        <VisitRegistration />
        <MemberTasks />
        <LandscapeGuard />
      </Provider>
    </I18nProvider>
  )
}
