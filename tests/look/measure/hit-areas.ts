import type { Page } from '@playwright/test'
import type { Finding } from '../finding.ts'

/** px in each direction, less what rounding takes */
const LEAST = 44
const ROUNDING = 0.6

/**
 * Controls whose hit area is less than 44 × 44 px: the element, what its pseudo elements and children add, and its label. Links inside a
 * sentence are excepted, as in WCAG 2.5.8, as are controls that something covers, that are disabled, or that the end of the window cuts.
 */
export async function smallHitAreas(page: Page): Promise<Finding[]> {
  const small = await page.evaluate(
    ({ least, rounding }) => {
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [role=button], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=option]',
      )
      const words = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      // A link with words before or after it in the same line of text.
      const isInSentence = (control: HTMLElement) =>
        control.matches('a') &&
        getComputedStyle(control).display.startsWith('inline') &&
        [...(control.parentElement?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && words(node).length > 1)
      const nameOf = (control: HTMLElement) =>
        control.getAttribute('aria-label') ??
        (words(control) || control.getAttribute('name') || control.getAttribute('type') || control.className)

      const scrolls = (part: Element) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)
      // The window, or the part that scrolls in it, ends there; what it shows doesn't.
      const isCut = (control: Element, y: number) => {
        if (y + least / 2 > innerHeight && document.documentElement.scrollHeight > innerHeight) return true
        let part = control.parentElement
        while (part && !scrolls(part)) part = part.parentElement
        const box = part?.getBoundingClientRect()
        return box !== undefined && (y - least / 2 < box.top || y + least / 2 > box.bottom)
      }

      return [...controls].flatMap((control) => {
        const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
        const parts = [control, ...labels]
        const owns = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          return parts.some((part) => hit && part.contains(hit))
        }
        // A native radio or check box may be invisible; its label is what one sees and presses.
        const seen = parts.map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width > 1 && height > 1)
        const box = seen.sort((a, b) => b.width * b.height - a.width * a.height)[0]
        if (!box || !control.checkVisibility({ visibilityProperty: true }) || isInSentence(control)) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        if (!owns(x, y) || isCut(control, y)) return []
        const reach = (dx: number, dy: number) => {
          let far = 0
          while (far < least && owns(x + dx * (far + 0.5), y + dy * (far + 0.5))) far += 0.5
          return far
        }
        const width = Math.max(box.width, reach(-1, 0) + reach(1, 0))
        const height = Math.max(box.height, reach(0, -1) + reach(0, 1))
        if (width >= least - rounding && height >= least - rounding) return []
        return [`${control.localName} "${nameOf(control).slice(0, 40)}" is ${Math.round(width)} × ${Math.round(height)} px`]
      })
    },
    { least: LEAST, rounding: ROUNDING },
  )
  return [...new Set(small)].map((what) => ({ rule: 'hit area', what }))
}
