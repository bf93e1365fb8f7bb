import type { BrowserContext, Page } from '@playwright/test'

/**
 * Has the pages of a context translated, as Chrome, Edge and Samsung Internet do it: each text node is replaced by two nested `font` elements, and so is
 * each text that the page adds or changes later. The page's scripts keep the text node, which is then outside the document. The words stay the same, so
 * that a test finds them.
 *
 * A browser translates a page some time after it has loaded. Here it begins once React owns every element: before that, a replaced text is a hydration
 * error, from which React recovers by itself.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // A test may fake the timers later.
    const { setTimeout } = window
    /** ms between two looks at a page that starts */
    const PAUSE = 20
    const UNTRANSLATED = '.notranslate, script, style, textarea, svg, font'

    const replaced: { readonly text: Text; readonly words: string; readonly by: Element }[] = []
    const lost: string[] = []

    const translateText = (text: Text) => {
      const parent = text.parentElement
      // `translate` is inherited.
      if (!parent?.isConnected || !parent.translate || parent.closest(UNTRANSLATED) || !text.data.trim()) return
      const by = document.createElement('font')
      const inner = document.createElement('font')
      for (const font of [by, inner]) font.style.verticalAlign = 'inherit'
      inner.append(text.data)
      by.append(inner)
      text.replaceWith(by)
      replaced.push({ text, words: text.data, by })
    }

    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = node instanceof Text ? [node] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      found.forEach(translateText)
    }

    /** Notes what React does with nodes that are where it doesn't look for them. */
    const watchMovedNodes = () => {
      const { removeChild, insertBefore } = Node.prototype
      const note = (parent: Node, node: Node | null, what: string) => {
        if (node && node.parentNode !== parent) lost.push(`${what} a text that was replaced: ${node.textContent}`)
      }
      Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
        note(this, child, 'removes')
        return removeChild.call(this, child) as T
      }
      Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
        note(this, before, 'inserts before')
        return insertBefore.call(this, node, before) as T
      }
    }

    const isStarted = () => {
      const root = document.getElementById('root')
      if (document.readyState !== 'complete') return false
      const elements = [...(root?.querySelectorAll('*') ?? document.body.children)]
      const isOwned = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))
      return elements.length > 0 && (!root || elements.every(isOwned))
    }

    const start = () => {
      if (!isStarted()) {
        setTimeout(start, PAUSE)
        return
      }
      document.documentElement.classList.add('translated-ltr')
      watchMovedNodes()
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') translate(target)
          else addedNodes.forEach(translate)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
      window.__translationFaults = () => [
        ...lost,
        ...replaced.flatMap(({ text, words, by }) =>
          text.data !== words && by.isConnected ? [`shows ${words} in place of ${text.data}`] : [],
        ),
      ]
    }
    if (location.protocol.startsWith('http')) start()
  })
}

/** Waits until the browser has translated the page. */
export async function isTranslated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.translated-ltr font'))
}

/** What the open page does wrong since it was translated: old texts that it shows, and texts that it lost. */
export const translationFaults = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.__translationFaults?.() ?? [])
