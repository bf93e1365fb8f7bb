import type { ComponentType } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/browser/device.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'

const LandscapeCover = lazyWithRetry<ComponentType>(() =>
  import('./landscape-cover.tsx').then((m) => ({ default: m.LandscapeCover })).catch(() => ({ default: () => null })),
)

/** The screen's own orientation, not the viewport's shape, which a keyboard changes. Before iOS 16.4 the window alone knows it, in degrees. */
function isLandscape(): boolean {
  const { orientation } = window.screen as { readonly orientation?: ScreenOrientation }
  return orientation ? orientation.type.startsWith('landscape') : Math.abs(window.orientation) === 90
}

function isPhoneInLandscape(): boolean {
  return isLandscape() && isPhone()
}

/** Hears of the phone being turned; returns how to stop. */
function onOrientationChange(listener: () => void): () => void {
  const { orientation } = window.screen as { readonly orientation?: ScreenOrientation }
  const [target, kind] = orientation ? ([orientation, 'change'] as const) : ([window, 'orientationchange'] as const)
  target.addEventListener(kind, listener)
  return () => target.removeEventListener(kind, listener)
}

/** Covers the shop while a phone lies on its side. What was open stays as it was beneath: mounted, inert, its layout held. */
export function LandscapeGuard() {
  const [covered, setCovered] = useState(isPhoneInLandscape)
  useEffect(() => {
    const look = () => setCovered(isPhoneInLandscape())
    look()
    return onOrientationChange(look)
  }, [])
  return covered ? (
    <Suspense fallback={null}>
      <LandscapeCover />
    </Suspense>
  ) : null
}
