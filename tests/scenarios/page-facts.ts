import type { Page } from '@playwright/test'
import type { FailedPage } from '../report/describe-failure.ts'
import { lastInput } from '../support/last-input.ts'

/** Headings, dialogs and notes. */
const NOTABLE = 'h1, [role=dialog] h2, [role=alertdialog] h2, [role=alert], [role=status]'
const MOST = 4
/** characters of one text */
const LONGEST = 90

/** The page on which a step failed, in a few words. Undefined when there is no tab or it doesn't answer. */
export async function failedPage(tab: () => Page): Promise<FailedPage | undefined> {
  try {
    const page = tab()
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
    return { path, shows: shows.map((text) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)), got: await lastInput(page) }
  } catch {
    return undefined
  }
}
