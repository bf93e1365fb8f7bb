import type { ComponentType } from 'react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/layout/device.ts'

const OpenPrompt = lazy<ComponentType>(() =>
  import('../../features/open-app/open-prompt.tsx').then((m) => ({ default: m.OpenPrompt })).catch(() => ({ default: () => null })),
)

/** ms that the first page has to itself */
const SETTLED = 3_000

/** A while after a phone's browser came, it is offered the app. */
export function OpenApp() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (!isPhone()) return
    const timer = setTimeout(() => setDue(true), SETTLED)
    return () => clearTimeout(timer)
  }, [])
  return due ? (
    <Suspense fallback={null}>
      <OpenPrompt />
    </Suspense>
  ) : null
}
