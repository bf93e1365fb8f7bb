import type { Page } from '@playwright/test'
import type { Finding } from '../finding.ts'

/** px */
const LEAST = 11

/** Texts smaller than 11 px. Letters in a drawing that nobody needs to read are no text. */
export async function smallTexts(page: Page): Promise<Finding[]> {
  const small = await page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement]
      if (
        !text ||
        !parent?.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('script, style, noscript, svg[aria-hidden=true]')
      )
        continue
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      if (size < least - 0.01) found.add(`"${text.slice(0, 40)}" is ${size.toFixed(1)} px`)
    }
    return [...found]
  }, LEAST)
  return small.map((what) => ({ rule: 'type size', what }))
}
