import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../shared/paths.ts'
import { useAppDispatch, useAppSelector } from '../../shared/state/hooks.ts'
import { clearPendingAction, takePendingAction } from '../../shared/state/pending-action.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { routeOf } from '../routes.tsx'

/** What a login page leads to and back: its own steps, and what is agreed to. */
function isLoginFlow(pathname: string): boolean {
  return routeOf(pathname).login === true || [paths.agreement, paths.policyTerms].some((path) => pathname.startsWith(path))
}

/**
 * Carries out, once, what a guest asked for before they logged in. Who closes the login, or leaves it for another page, has changed their
 * mind: a later login for something else brings nothing of it back.
 */
export function PendingActionRunner() {
  const dispatch = useAppDispatch()
  const { pathname, key } = useLocation()
  const { auth_token, member_no } = useAppSelector(selectSession)
  const loggingIn = useAppSelector((state) => state.loginInfo.loginOpen)
  const isMember = auth_token !== null

  const grant = useEffectEvent(async () => {
    const wish = takePendingAction(member_no)
    if (wish) await (await import('./run-pending-action.ts')).runPendingAction(dispatch, wish)
  })
  useEffect(() => {
    if (isMember) void grant()
  }, [isMember])

  const leave = useEffectEvent(() => {
    if (!isMember && !loggingIn && !isLoginFlow(pathname)) clearPendingAction()
  })
  // A session that ends is no step of the shopper's: what they ask for then waits for the login it leads to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the shopper is looked at
  useEffect(() => leave(), [key, loggingIn])
  return null
}
