import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { paths } from '#platform/routing/paths.ts'
import { useAppDispatch, useAppSelector } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { clearPendingAction, hasPendingAction, takePendingAction } from '#session/pending-action.ts'
import { routeOf } from '../routes.tsx'

/** The pages of a login: its steps, and the terms to agree to. */
function isLoginFlow(pathname: string): boolean {
  return routeOf(pathname).login === true || [paths.agreement, paths.policyTerms].some((path) => pathname.startsWith(path))
}

/**
 * Runs, once, the action that a guest asked for before logging in. Closing the login, or leaving it for another page, cancels the action: a
 * later login doesn't run it.
 */
export function PendingActionRunner() {
  const dispatch = useAppDispatch()
  const { pathname, key } = useLocation()
  const { auth_token, member_no } = useAppSelector(selectSession)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)
  const isMember = auth_token !== null

  const run = useEffectEvent(async () => {
    if (!hasPendingAction()) return
    // Before the action is taken: it must outlast a reload.
    const { runPendingAction } = await loadOrReload(() => import('./run-pending-action.ts'))
    const action = takePendingAction(member_no)
    if (action) await runPendingAction(dispatch, action)
  })
  useEffect(() => {
    if (isMember) void run()
  }, [isMember])

  const cancelIfLeft = useEffectEvent(() => {
    if (!isMember && !loggingIn && !isLoginFlow(pathname)) clearPendingAction()
  })
  // The end of a session is no navigation of the shopper: the action then waits for the login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => cancelIfLeft(), [key, loggingIn])
  return null
}
