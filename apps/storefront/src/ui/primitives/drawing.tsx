import { lazyOptional } from '#platform/loading/lazy-with-retry.ts'

/** A drawing beside a text that doesn't wait for it. It fills its parent. */
export const Drawing = lazyOptional(() => import('./drawings/index.tsx').then((m) => m.DrawingByName))
