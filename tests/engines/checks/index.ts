import type { Check } from '../visit.ts'
import { loginChecks } from './login.ts'
import { overlayChecks } from './overlays.ts'
import { pageChecks } from './pages.ts'
import { purchaseChecks } from './purchase.ts'
import { shoppingChecks } from './shopping.ts'

/** Everything that is checked in each engine, on both layouts. */
export const CHECKS: readonly Check[] = [...purchaseChecks, ...loginChecks, ...overlayChecks, ...shoppingChecks, ...pageChecks]
