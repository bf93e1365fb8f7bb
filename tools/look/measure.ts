import { smallTexts, violationsOf, widthOf } from '@nusaria/scenario-runner/support/check-page'
import type { Page } from '@playwright/test'

/** px in each direction, less what rounding takes */
const HIT_AREA = { least: 44, rounding: 0.6 }

/**
 * Controls whose hit area is less than 44 × 44 px: the element, what its pseudo elements and children add, and its label. Links inside a
 * sentence are excepted, as in WCAG 2.5.8, as are controls that something covers, that are disabled, or that the end of the window cuts.
 */
const smallHitAreas = (page: Page): Promise<string[]> =>
  page.evaluate(({ least, rounding }) => {
    const words = (node: Node | null) => node?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
    // A text beside others is in an element of its own.
    const isText = (node: Node) =>
      node.nodeType === Node.TEXT_NODE || (node instanceof HTMLSpanElement && getComputedStyle(node).display === 'inline')
    // A link with words before or after it in the same line of text.
    const isInSentence = (control: Element) =>
      control.matches('a') &&
      getComputedStyle(control).display.startsWith('inline') &&
      [...(control.parentElement?.childNodes ?? [])].some((node) => isText(node) && words(node).length > 1)
    const scrolls = (part: Element) => part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)
    // The window, or the part that scrolls in it, ends there; what it shows doesn't.
    const isCut = (control: Element, y: number) => {
      if (y + least / 2 > innerHeight && document.documentElement.scrollHeight > innerHeight) return true
      let part = control.parentElement
      while (part && !scrolls(part)) part = part.parentElement
      const box = part?.getBoundingClientRect()
      return box !== undefined && (y - least / 2 < box.top || y + least / 2 > box.bottom)
    }
    const small = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), summary, [role=button], [role=tab], [role=switch], [role=radio], [role=checkbox], [role=option]',
      ),
    ].flatMap((control) => {
      const parts = [control, ...(control instanceof HTMLInputElement ? (control.labels ?? []) : [])]
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
      const name = control.getAttribute('aria-label') ?? (words(control) || control.getAttribute('name') || control.className)
      return [`hit area: ${control.localName} "${name.slice(0, 40)}" is ${Math.round(width)} × ${Math.round(height)} px`]
    })
    return [...new Set(small)]
  }, HIT_AREA)

/** Everything on the open page that breaks a rule. */
export async function measure(page: Page): Promise<string[]> {
  const contrast = await violationsOf(page, { type: 'rule', values: ['color-contrast'] })
  const { wide, room } = await widthOf(page)
  return [
    ...contrast.map((what) => `contrast: ${what}`),
    ...(await smallHitAreas(page)),
    ...(await smallTexts(page)),
    ...(wide > room ? [`sideways scroll: ${wide} px in ${room} px`] : []),
  ]
}
