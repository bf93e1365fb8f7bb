import type { Page } from '@playwright/test'
import type { Requests } from './traffic.ts'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Opens an address and returns its cumulative layout shift until some ms after its last reply, without touching it. */
export async function layoutShift(page: Page, requests: Requests, address: string, ms?: number): Promise<number> {
  await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('main').or(page.getByRole('dialog')).first().waitFor()
  await requests.settled()
  return shiftSoFar(page, ms)
}

/** The cumulative layout shift since the page was loaded, until some ms from now. */
export function shiftSoFar(page: Page, ms = 1_000): Promise<number> {
  return page.evaluate(
    (wait) =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) sum += shift.value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), wait)
      }),
    ms,
  )
}
