import { errorOfCode } from '@nusaria/contracts/errors'
import type { Page } from '@playwright/test'
import type { Person } from '../drivers/browser/person.ts'
import { describeFailure, type FailedPage } from '../report/describe-failure.ts'
import type { WorldControl } from '../support/control.ts'

/** Headings, dialogs and notes. */
const NOTABLE = 'h1, [role=dialog] h2, [role=alertdialog] h2, [role=alert], [role=status]'
const MOST = 4
/** characters of one text */
const LONGEST = 90

/** The page on which a step failed, in a few words. Undefined when it doesn't answer. */
async function failedPage(page: Page): Promise<FailedPage | undefined> {
  try {
    const path = page
      .url()
      .replace(/^https?:\/\/[^/]+/, '')
      .replace(/\?.*/s, '')
    const texts = await page
      .locator(NOTABLE)
      .evaluateAll((parts) =>
        parts.filter((part) => part.checkVisibility()).map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim()),
      )
    const shows = [...new Set(texts.filter(Boolean))].slice(0, MOST)
    return { path, shows: shows.map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)) }
  } catch {
    return undefined
  }
}

/** Calls that a failure names: those of the page and of the act before. */
const CALLS = 12

/** What the last calls in a world were answered with. */
async function lastCalls(world: WorldControl): Promise<string> {
  const lines = (await world.journal()).filter(({ call }) => call).slice(-CALLS)
  const calls = lines.map(({ call, code, http }) => {
    if (code === 0) return `${call} succeeded`
    return `${call} answered ${code === null ? `HTTP ${http}` : (errorOfCode(code)?.name ?? code)}`
  })
  return calls.length > 0 ? `The last calls: ${calls.join(', ')}.` : ''
}

/** A failed step in a browser, in a few lines: what was wanted and what the page shows, and what its calls were answered with. */
export async function explainFailure({ page, world }: Person, why: string): Promise<string> {
  const calls = await lastCalls(world).catch(() => '')
  return [describeFailure(why, await failedPage(page)), calls].filter(Boolean).join('\n')
}
