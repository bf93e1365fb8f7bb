import type { ComponentType } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { isPhone } from '../../shared/browser/device.ts'
import { lazyWithRetry } from '../../shared/lazy-with-retry.ts'

const OpenPrompt = lazyWithRetry<ComponentType>(() =>
  import('../../entities/open-app/open-app-prompt.tsx').then((m) => ({ default: m.OpenAppPrompt })).catch(() => ({ default: () => null })),
)

const INTERACTIONS = ['scroll', 'pointerdown', 'keydown'] as const

/** A phone's browser is offered the app once the shopper has stirred: what comes for it is no part of the first load. */
export function OpenAppPrompt() {
  const [due, setDue] = useState(false)
  useEffect(() => {
    if (due || !isPhone()) return
    const stirred = () => setDue(true)
    for (const stir of INTERACTIONS) window.addEventListener(stir, stirred, { passive: true })
    return () => {
      for (const stir of INTERACTIONS) window.removeEventListener(stir, stirred)
    }
  }, [due])
  return due ? (
    <Suspense fallback={null}>
      <OpenPrompt />
    </Suspense>
  ) : null
}
