import type { BrowserContext, Page } from '@playwright/test'
import { hidePage, showPage } from './page-visibility.ts'

/** Looks at a page while it is painted. */
async function look(page: Page, find: () => readonly string[]): Promise<readonly string[]> {
  await showPage(page)
  const found = await page.evaluate(find)
  await hidePage(page)
  return found
}

/**
 * Controls whose state can't be seen without the shop's colours: what is chosen has the same borders, outline, decoration and system colours as what
 * isn't, and a switch or checkbox has no edge. Bold letters are no sign: alone they can't be told.
 */
export const unseenStates = (page: Page): Promise<readonly string[]> =>
  look(page, () => {
    const LOOK = [
      'background-color',
      'border-top',
      'border-right',
      'border-bottom',
      'border-left',
      'outline',
      'text-decoration-line',
      'content',
      'translate',
      'appearance',
    ]
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return ''
      return LOOK.map((name) => style.getPropertyValue(name)).join('|')
    }
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    /** What shows the state of a control: its label where the control itself can't be seen. */
    const shownBy = (element: Element) => (isSeen(element) ? element : (element.closest('label') ?? element))
    const fullLook = (element: Element) => [undefined, '::before', '::after'].map((pseudo) => lookOf(shownBy(element), pseudo)).join('\n')
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? shownBy(element).textContent ?? '').trim().slice(0, 40)}"`

    const isChosen = (element: Element) =>
      element instanceof HTMLInputElement
        ? element.checked
        : ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => !['false', null].includes(element.getAttribute(name)))
    /** Of the same kind: in one list, or of one class where a page has several. */
    const likes = (element: Element): readonly Element[] => {
      if (element instanceof HTMLInputElement)
        return [...document.querySelectorAll(`input[type=${element.type}]`)].filter((other) => other.className === element.className)
      const { parentElement: near, tagName } = element
      const found = [near, near?.parentElement].map((place) => [...(place?.querySelectorAll(tagName) ?? [])])
      return found.find((group) => group.length > 1) ?? []
    }
    const chosen = [
      ...document.querySelectorAll('[aria-pressed=true], [aria-selected=true], [aria-current]:not(b, [aria-current=false]), input:checked'),
    ]
    const same = chosen
      .filter((element) => shownBy(element).checkVisibility({ visibilityProperty: true }) && element !== document.activeElement)
      .filter((element) =>
        likes(element).some((other) => !isChosen(other) && other !== document.activeElement && fullLook(other) === fullLook(element)),
      )
      .map((element) => `it can't be seen that this is chosen: ${nameOf(element)}`)
    const edgeless = [...document.querySelectorAll('input:is([type=checkbox], [type=radio])')]
      .filter((box) => {
        const { appearance, borderTopWidth, borderTopStyle } = getComputedStyle(box)
        return isSeen(box) && appearance === 'none' && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0)
      })
      .map((box) => `it has no edge: ${nameOf(box)}`)
    return [...new Set([...same, ...edgeless])]
  })

/** Texts that are cut off by an element around them, or covered by one beside them. What ends in dots is cut off on purpose. */
export const hiddenTexts = (page: Page): Promise<readonly string[]> =>
  look(page, () => {
    /** px: letters are lower than their line */
    const SLACK = 3
    const CUT = /hidden|clip/
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const isMeant = (style: CSSStyleDeclaration) =>
      style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none' || style.maskImage !== 'none' || style.clipPath !== 'none'
    const pinOf = (element: Element | null) => {
      for (let at = element; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
      return null
    }
    /** Why a line of text can't be read; `null` also where a shopper can scroll to it. */
    const cutBy = (owner: Element, line: DOMRect): 'cut' | 'elsewhere' | null => {
      for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (isMeant(style) || box.width <= 1 || box.height <= 1) return 'elsewhere'
        const across = line.left < box.left - SLACK || line.right > box.right + SLACK
        const along = line.top < box.top - SLACK || line.bottom > box.bottom + SLACK
        // A row that shows what fits, and hides the lines below.
        if (style.flexWrap === 'wrap' && CUT.test(style.overflowY) && line.top > box.bottom - SLACK) return 'elsewhere'
        if ((across && CUT.test(style.overflowX)) || (along && CUT.test(style.overflowY))) return 'cut'
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`) && (across || along)) return 'elsewhere'
        if (style.position === 'fixed') return null
      }
      return null
    }
    /** Whether it is painted above what isn't placed, such as the other. */
    const isRaised = (element: Element, other: Element) => {
      for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement)
        if (getComputedStyle(at).position !== 'static') return true
      return false
    }
    const isOpaque = (element: Element) => {
      const { backgroundColor } = getComputedStyle(element)
      return !/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor)
    }
    /** Whether a point lies in what is seen of an element: what an element around it cuts off covers nothing. */
    const isWithin = (element: Element, x: number, y: number) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { left, right, top, bottom } = at.getBoundingClientRect()
        const cuts = at === element || /hidden|clip|auto|scroll/.test(getComputedStyle(at).overflow)
        if (cuts && !(x > left && x < right && y > top && y < bottom)) return false
      }
      return true
    }
    const boxes = [...document.querySelectorAll('body *:not(svg *)')].filter((element) => isSeen(element) && isOpaque(element))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found = new Set<string>()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const owner = text.parentElement
      if (!owner || !text.data.trim() || owner.closest('script, style, noscript, select, svg, [aria-hidden=true]') || !isSeen(owner))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const cut = cutBy(owner, line)
        if (cut === 'cut') found.add(`a text is cut off: "${text.data.trim().slice(0, 40)}"`)
        if (cut) continue
        const pin = pinOf(owner)
        const [x, y] = [line.right - 2, (line.top + line.bottom) / 2]
        const over = boxes.find((box) => {
          if (box.contains(owner) || !(text.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING)) return false
          if (isRaised(owner, box) && !isRaised(box, owner)) return false
          return pinOf(box) === pin && isWithin(box, x, y)
        })
        if (over)
          found.add(
            `a text is covered by ${over.tagName.toLowerCase()} "${over.textContent?.slice(0, 20)}": "${text.data.trim().slice(0, 40)}"`,
          )
      }
    }
    return [...found]
  })

/** Spaces a page's text as a shopper may (WCAG 1.4.12). */
export const spaceText = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
