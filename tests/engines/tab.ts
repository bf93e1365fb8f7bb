import { expect } from '@playwright/test'
import type { Send } from './commands.ts'
import { type ElementId, encode, findElements, runInPage, type Target } from './find.ts'

/** Keys by W3C WebDriver. */
export const KEYS = { Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const

/** A tab of an engine, as a person uses it: every act and every look waits until the page is ready for it. */
export class Tab {
  readonly #send: Send
  readonly #origin: string

  constructor(send: Send, origin: string) {
    this.#send = send
    this.#origin = origin
  }

  /** Runs a function in the page; it may return a promise. Its arguments and result are JSON. */
  async read<T, Args extends readonly unknown[]>(script: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await runInPage(this.#send, script, args)) as Awaited<T>
  }

  /** Opens a path of the shop, or an address. */
  open = (path: string): Promise<unknown> => this.#send('Navigate', { url: new URL(path, this.#origin).href })
  back = (): Promise<unknown> => this.#send('Back')
  reload = (): Promise<unknown> => this.#send('Refresh')

  /** Waits until a value of the page passes a check. */
  async reads<T>(script: () => T, check: (value: Awaited<T>) => unknown): Promise<void> {
    await expect(async () => check(await this.read(script))).toPass()
  }

  /** Waits until the address matches. */
  at = (pattern: RegExp): Promise<void> =>
    this.reads(
      () => location.href,
      (address) => expect(address).toMatch(pattern),
    )

  /** Waits until it is shown. */
  async sees(target: Target): Promise<void> {
    await expect(async () => expect(await findElements(this.#send, target), encode(target)).not.toEqual([])).toPass()
  }

  /** Waits until it isn't shown. */
  async seesNo(target: Target): Promise<void> {
    await expect(async () => expect(await findElements(this.#send, target), encode(target)).toEqual([])).toPass()
  }

  /** Waits until it has the focus. */
  async isFocused(target: Target): Promise<void> {
    const hasFocus = (element: HTMLElement) => element === document.activeElement || document.activeElement?.outerHTML.slice(0, 200)
    await this.#use(target, async ({ argument }) => expect(await runInPage(this.#send, hasFocus, [argument]), encode(target)).toBe(true))
  }

  async attribute(target: Target, name: string): Promise<string> {
    let value = ''
    await this.#use(target, async ({ argument }) => {
      value = String(await runInPage(this.#send, (element: HTMLElement, key: string) => element.getAttribute(key), [argument, name]))
    })
    return value
  }

  click = (target: Target): Promise<void> => this.#use(target, ({ id }) => this.#send('ElementClick', { id }), true)

  /** Ticks a checkbox or radio at the start of its label, because links may follow in it. */
  async tick(target: Target): Promise<void> {
    const corner = (element: HTMLInputElement) => {
      const { left, top } = (element.closest('label') ?? element).getBoundingClientRect()
      return [Math.round(left), Math.round(top)]
    }
    const tick = async ({ argument }: ElementId) => {
      const [left = 0, top = 0] = (await runInPage(this.#send, corner, [argument])) as number[]
      await this.#press('pointer', { parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: left + 12, y: top + 12, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      const isTicked = await runInPage(this.#send, (element: HTMLInputElement) => element.checked, [argument])
      expect(isTicked, `ticked: ${encode(target)}`).toBe(true)
    }
    await this.#use(target, tick, true)
  }

  /** Replaces a field's text, key by key. */
  async type(target: Target, text: string): Promise<void> {
    const type = async ({ id, argument }: ElementId) => {
      await this.#send('ElementClick', { id })
      await runInPage(this.#send, (element: HTMLInputElement) => element.select(), [argument])
      await this.press(...text)
    }
    await this.#use(target, type, true)
  }

  /** Presses keys one after another. */
  async press(...keys: readonly string[]): Promise<void> {
    const strokes = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.#press('key', {}, strokes)
  }

  /** Chooses an option of a select by its text. */
  choose = (select: Target, option: string): Promise<void> => this.click({ role: 'option', name: option, within: select })

  /** Gives a file field a file of this machine. */
  upload = (target: Target, path: string): Promise<void> => this.#use(target, ({ id }) => this.#send('ElementSendKeys', { id, text: path }))

  /** PNG */
  screenshot = async (): Promise<Buffer> => Buffer.from((await this.#send('TakeScreenshot', { full: false })) as string, 'base64')

  async #press(type: 'pointer' | 'key', device: object, actions: readonly object[]): Promise<void> {
    await this.#send('PerformActions', { actions: [{ type, id: type, ...device, actions }] })
  }

  /**
   * Uses the first element, again while the page changes. An act needs it in the middle of the window: bars at the edges cover what is only
   * just in view.
   */
  async #use(target: Target, use: (element: ElementId) => Promise<unknown>, inTheMiddle = false): Promise<void> {
    const scroll = (element: HTMLElement) => (element.closest('select') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' })
    await expect(async () => {
      const [element] = await findElements(this.#send, target)
      if (!element) throw new Error(`There is no ${encode(target)}`)
      if (inTheMiddle) await runInPage(this.#send, scroll, [element.argument])
      await use(element)
    }).toPass()
  }
}
