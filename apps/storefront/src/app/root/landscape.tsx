import type { ComponentType } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/layout/device.ts'

const LandscapeCover = lazy<ComponentType>(() =>
  import('./landscape-cover.tsx').then((m) => ({ default: m.LandscapeCover })).catch(() => ({ default: () => null })),
)

/** The screen's own orientation, not the viewport's shape, which a keyboard changes. */
function isPhoneOnItsSide(): boolean {
  return window.screen.orientation.type.startsWith('landscape') && isPhone()
}

/** Covers the shop while a phone lies on its side. What was open stays as it was beneath: mounted, inert, its layout held. */
export function Landscape() {
  const [covered, setCovered] = useState(isPhoneOnItsSide)
  useEffect(() => {
    const look = () => setCovered(isPhoneOnItsSide())
    look()
    window.screen.orientation.addEventListener('change', look)
    return () => window.screen.orientation.removeEventListener('change', look)
  }, [])
  return covered ? (
    <Suspense fallback={null}>
      <LandscapeCover />
    </Suspense>
  ) : null
}
