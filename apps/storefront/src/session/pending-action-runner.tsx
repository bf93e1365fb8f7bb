import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { paths } from '#platform/routing/paths.ts'
import { type AppDispatch, useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { selectSession } from '#platform/state/user-info.ts'
import { clearPendingAction, readPendingAction } from './pending-action.ts'
import type { FindRouteProps } from './session-guard.tsx'

interface Props extends FindRouteProps {
  /** Loads the code of all actions, which know the topics that the session doesn't. */
  readonly loadActions: () => Promise<{ readonly runPendingAction: (dispatch: AppDispatch, memberNo: string | null) => Promise<void> }>
}

/** Runs the stored action once. Closing the login, or leaving it for another page, cancels it: a later login doesn't run it. */
export function PendingActionRunner({ findRoute, loadActions }: Props) {
  const dispatch = useAppDispatch()
  const { pathname, key } = useLocation()
  const isMember = useIsMember()
  const member_no = useAppSelector((state) => selectSession(state).member_no)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)

  const run = useEffectEvent(async () => {
    if (readPendingAction() === null) return
    // The code takes the action once it is there: it must outlast a reload.
    const { runPendingAction } = await loadOrReload(loadActions)
    await runPendingAction(dispatch, member_no)
  })
  useEffect(() => {
    if (isMember) void run()
  }, [isMember])

  const cancelIfLeft = useEffectEvent(() => {
    // A login shows the terms to agree to.
    const isLoginFlow = findRoute(pathname).login || [paths.agreement, paths.policyTerms].some((path) => pathname.startsWith(path))
    if (!isMember && !loggingIn && !isLoginFlow) clearPendingAction()
  })
  // The end of a session is no navigation of the shopper: the action then waits for the login.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each navigation
  useEffect(() => cancelIfLeft(), [key, loggingIn])
  return null
}
