import { expect } from '@playwright/test'
import type { BrowserWindow, KeyName } from './browsers.ts'
import { callInPage, callWithFound, encode, type Target } from './find.ts'

/** Runs in the page: whether nothing covers an element that was moved to the middle of the window, and where to click it, px. */
function placeOf([element]: readonly HTMLElement[], atStart: boolean) {
  if (!element) return null
  // A checkbox or radio at the start of its label, because links may follow in it.
  const part = atStart ? (element.closest('label') ?? element) : element
  // Bars at the edges cover what is only just in view.
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = part.getBoundingClientRect()
  const [x, y] = (atStart ? [left + 12, top + 12] : [left + width / 2, top + height / 2]).map(Math.round) as [number, number]
  const hit = document.elementFromPoint(x, y)
  return part.contains(hit) || hit?.contains(part) ? { x, y } : null
}

/**
 * A tab of a browser that Playwright can't drive, in the words of `Person`: every act and every look waits until the page is ready for it.
 * `Person` itself needs Playwright's locators.
 */
export class Tab {
  readonly #window: BrowserWindow
  readonly #origin: string

  constructor(window: BrowserWindow, origin: string) {
    this.#window = window
    this.#origin = origin
  }

  /** Runs a function in the page; it may return a promise. Its arguments and result are JSON. */
  async read<T, Args extends readonly unknown[]>(script: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await this.#window.run(callInPage(script, args))) as Awaited<T>
  }

  /** The same with the elements that a target means. */
  async #readOf<T, Args extends readonly unknown[]>(
    target: Target,
    script: (found: readonly HTMLElement[], ...args: Args) => T,
    ...args: Args
  ): Promise<T> {
    return (await this.#window.run(callWithFound(target, script, args))) as T
  }

  /** Opens a path of the shop, or an address. */
  goTo = (path: string): Promise<unknown> => this.#window.open(new URL(path, this.#origin).href)
  back = (): Promise<unknown> => this.#window.back()
  reload = (): Promise<unknown> => this.#window.reload()

  /** Waits until a value of the page passes a check. */
  async reads<T>(script: () => T, check: (value: Awaited<T>) => unknown): Promise<void> {
    await expect(async () => check(await this.read(script))).toPass()
  }

  /** Waits until the address matches. */
  arrivesAt = (pattern: RegExp): Promise<void> =>
    this.reads(
      () => location.href,
      (address) => expect(address).toMatch(pattern),
    )

  /** Waits until it is shown. */
  async shows(target: Target): Promise<void> {
    await expect(async () => expect(await this.#readOf(target, ({ length }) => length), encode(target)).toBeGreaterThan(0)).toPass()
  }

  /** Waits until it isn't shown. */
  async gone(target: Target): Promise<void> {
    await expect(async () => expect(await this.#readOf(target, ({ length }) => length), encode(target)).toBe(0)).toPass()
  }

  /** Waits until it has the focus. */
  async isFocused(target: Target): Promise<void> {
    const look = ([element]: readonly HTMLElement[]) =>
      (element && element === document.activeElement) || document.activeElement?.outerHTML.slice(0, 200)
    await expect(async () => expect(await this.#readOf(target, look), encode(target)).toBe(true)).toPass()
  }

  attribute = (target: Target, name: string): Promise<string | null | undefined> =>
    this.#readOf(target, ([element], key) => element?.getAttribute(key), name)

  async click(target: Target, atStart = false): Promise<void> {
    await expect(async () => {
      const place = await this.#readOf(target, placeOf, atStart)
      if (!place) throw new Error(`There is no ${encode(target)}, or something covers it`)
      await this.#window.clickAt(place.x, place.y)
    }).toPass()
  }

  /** Ticks a checkbox or radio. */
  async tick(target: Target): Promise<void> {
    await this.click(target, true)
    const isTicked = ([element]: readonly HTMLElement[]) => (element as HTMLInputElement | undefined)?.checked
    await expect(async () => expect(await this.#readOf(target, isTicked), `ticked: ${encode(target)}`).toBe(true)).toPass()
  }

  /** Replaces a field's text, key by key. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.#readOf(target, ([element]) => (element as HTMLInputElement | undefined)?.select())
    await this.type(text)
  }

  type = (text: string): Promise<unknown> => this.#window.type(text)
  press = (key: KeyName): Promise<unknown> => this.#window.press(key)

  /** Chooses an option of a select by its text. */
  async choose(select: Target, option: string): Promise<void> {
    const choose = ([element]: readonly HTMLElement[]) => {
      const list = element?.closest('select')
      if (!list) return false
      list.value = (element as HTMLOptionElement).value
      list.dispatchEvent(new Event('input', { bubbles: true }))
      list.dispatchEvent(new Event('change', { bubbles: true }))
      return true
    }
    const target = { role: 'option', name: option, within: select }
    await expect(async () => expect(await this.#readOf(target, choose), encode(target)).toBe(true)).toPass()
  }

  /** Gives the page's file field a file of this machine. */
  upload = (path: string): Promise<unknown> => this.#window.upload(path)

  screenshot = async (): Promise<Buffer> => Buffer.from(await this.#window.screenshot())
}
