import { LOGIN_STATUS } from '@nusaria/contracts/login-types'
import { useEffect, useRef, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { useCaptureGoogleCallback } from '#features/login/google/google-callback.ts'
import { useLayout } from '#platform/browser/use-layout.ts'
import { paths } from '#platform/routing/paths.ts'
import { safeSessionStorage } from '#platform/state/browser-storage.ts'
import { useAppDispatch, useAppSelector, useIsMember } from '#platform/state/hooks.ts'
import { type LoginStatus, loginClosed, loginInfoChanged, loginOpened } from '#platform/state/login-info.ts'
import { clearReturnTarget, saveReturnTarget } from '#session/return-target.ts'
import { takeReturnTarget } from '#session/take-return-target.ts'
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

/** The page under the dialog at a login address. */
export interface Background {
  readonly location: Location
  /** Its number in the history; null when it isn't there. */
  readonly entry: number | null
}

/**
 * Open at a login address, where closing leads to `background`, or when `loginOpen` is set. Should the window become narrow meanwhile, it goes
 * on as the page of its step.
 */
export function LoginOverlay({ background }: { readonly background: Background }) {
  const place = useLocation()
  const { pathname, state } = place
  const desktop = useLayout() === 'desktop'
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const isMember = useIsMember()
  useCaptureGoogleCallback()
  const byAddress = findRoute(pathname).login
  const requested = useAppSelector((client) => client.loginInfo.loginOpen)
  const open = desktop && (byAddress || requested)
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the layout changes
  useEffect(() => {
    if (desktop || !requested) return
    safeSessionStorage.remove('loginAtCode')
    dispatch(loginClosed())
    if (step === LOGIN_STATUS.loggedIn) return
    saveReturnTarget(place)
    void navigate(findAddress(step), { state: { inPlace: true } })
  }, [desktop])

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
    if (!byAddress) return
    const { location, entry } = background
    const now = (window.history.state as { readonly idx?: number } | null)?.idx ?? 0
    if (entry !== null && entry < now) void navigate(entry - now)
    else void navigate({ pathname: location.pathname, search: location.search }, { replace: true, state: location.state })
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
