import type { Page } from '@playwright/test'

/** Every visible or accessible text of a page, including labels and placeholders. */
export function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'alt', 'title', 'placeholder']) texts.add(node.getAttribute(name)?.trim() ?? '')
      } else if (!node.parentElement?.closest('script, style, noscript, svg[aria-hidden="true"], option:not(:checked), [lang]:not(html)'))
        texts.add(node.textContent?.replaceAll('\u00a0', ' ').trim() ?? '')
    }
    texts.delete('')
    return [...texts]
  })
}
