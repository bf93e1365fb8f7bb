import type { Page } from '@playwright/test'
import { violationsOf, widthOf } from '../../support/check-page.ts'
import type { Finding } from '../finding.ts'
import { smallHitAreas } from './hit-areas.ts'
import { smallTexts } from './type-sizes.ts'

/** As `npm run size` allows. */
export const MAX_SHIFT = 0.01

async function weakContrast(page: Page): Promise<Finding[]> {
  const found = await violationsOf(page, { type: 'rule', values: ['color-contrast'] })
  return found.map((what) => ({ rule: 'contrast', what }))
}

async function sidewaysScroll(page: Page): Promise<Finding[]> {
  const { wide, room } = await widthOf(page)
  return wide > room ? [{ rule: 'sideways scroll', what: `${wide} px in ${room} px` }] : []
}

/** Everything on the open page that breaks a rule. */
export async function measure(page: Page): Promise<Finding[]> {
  const found: Finding[] = []
  for (const rule of [weakContrast, smallHitAreas, smallTexts, sidewaysScroll]) found.push(...(await rule(page)))
  return found
}
