import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { useCaptureGoogleCallback } from '#features/login/google/google-callback.ts'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { type LoginStatus, loginClosed, loginInfoChanged, loginOpened } from '#platform/state/login-info.ts'
import { clearReturnTarget, takeReturnTarget } from '#session/return-target.ts'
import { lazyOverlay } from '#ui/overlay/lazy-overlay.tsx'
import { findRoute } from '../routes.tsx'

const LoginDialog = lazyOverlay(() => import('#features/login/dialog/login-dialog.tsx').then((m) => ({ default: m.LoginDialog })))

const STEPS: Readonly<Record<string, LoginStatus>> = {
  [paths.login]: LOGIN_STATUS.phone,
  [paths.verificationCode]: LOGIN_STATUS.code,
  [paths.accountLogin]: LOGIN_STATUS.password,
  [paths.forgetPassword]: LOGIN_STATUS.reset,
  [paths.resetPassword]: LOGIN_STATUS.reset,
  [paths.emailLogin]: LOGIN_STATUS.email,
}

const findAddress = (step: LoginStatus) => Object.keys(STEPS).find((path) => STEPS[path] === step) ?? paths.login

/** Open at a login address, where closing leads to `background`, or when `loginOpen` is set. */
export function LoginOverlay({ background }: { readonly background: Location }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  useCaptureGoogleCallback()
  const byAddress = findRoute(pathname).login
  const requested = useAppSelector((client) => client.loginInfo.loginOpen)
  const open = byAddress || requested
  const [needed, setNeeded] = useState(false)

  // A reload comes back to the code step of a dialog without an address.
  const step = useAppSelector((client) => client.loginInfo.loginStatus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at the start
  useEffect(() => {
    if (!byAddress && safeSessionStorage.get('loginAtCode') !== null) dispatch(loginOpened(2))
  }, [])
  useEffect(() => {
    if (requested && step === LOGIN_STATUS.code) safeSessionStorage.set('loginAtCode', '1')
    else safeSessionStorage.remove('loginAtCode')
  }, [requested, step])

  // A member at a login address is redirected, once: the confirmation also closes by itself while the page loads.
  const redirected = useRef(false)
  const goBack = () => {
    if (redirected.current) return
    redirected.current = true
    const { to, state } = takeReturnTarget()
    void navigate(to, { replace: true, state })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the state at the time of the navigation counts
  useEffect(() => {
    if (!byAddress) redirected.current = false
    else if (isMember) goBack()
    else dispatch(loginInfoChanged({ loginStatus: STEPS[pathname] ?? LOGIN_STATUS.phone }))
  }, [byAddress, pathname])
  // Once the step of the address is known: the dialog, whose code may be here already, would show another one first.
  useEffect(() => {
    if (open) setNeeded(true)
  }, [open])

  const close = () => {
    dispatch(loginClosed())
    clearReturnTarget()
    if (byAddress) void navigate({ pathname: background.pathname, search: background.search }, { replace: true, state: background.state })
  }
  const done = () => {
    dispatch(loginClosed())
    if (byAddress) goBack()
  }
  const go = (step: LoginStatus) => {
    // So that a reload comes back to the step.
    if (byAddress && STEPS[pathname] !== step) void navigate(findAddress(step), { replace: true, state })
    else dispatch(loginInfoChanged({ loginStatus: step }))
  }

  if (!needed) return null
  return <LoginDialog open={open} atAddress={byAddress} onClose={close} onDone={done} onStep={go} />
}
