import { EngineError, type Send } from './commands.ts'
import { type ElementId, findElements, runInPage } from './find-elements.ts'
import { encode, type Target } from './find-in-page.ts'
import { waitFor } from './processes.ts'

/** ms: how long a page may take, on a busy machine */
const PATIENCE = 20_000

/** Keys by W3C WebDriver. */
export const KEYS = { Backspace: '\uE003', Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowRight: '\uE014' } as const

/** Errors of a page that is still changing: the act or look is tried again. */
const CHANGING = ['stale element reference', 'element click intercepted', 'element not interactable', 'javascript error', 'no such element']

/** A tab of an engine, as a person uses it: every act and every look waits until the page is ready for it. */
export class Tab {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Runs a function in the page; it may return a promise. Its arguments and result are JSON. */
  async read<T, Args extends readonly unknown[]>(script: (...args: Args) => T, ...args: Args): Promise<Awaited<T>> {
    return (await runInPage(this.#send, script, args)) as Awaited<T>
  }

  async open(address: string): Promise<void> {
    await this.#send('Navigate', { url: address })
  }

  async back(): Promise<void> {
    await this.#send('Back')
  }

  async reload(): Promise<void> {
    await this.#send('Refresh')
  }

  address = (): Promise<string> => this.read(() => location.href)

  /** Waits until the address matches. */
  async at(pattern: RegExp): Promise<void> {
    await this.expect(`at ${pattern}`, this.address, (address) => pattern.test(address))
  }

  /** Waits until a value satisfies a check. */
  async expect<T>(what: string, look: () => Promise<T>, check: (value: T) => boolean): Promise<void> {
    let last: T | undefined
    await this.#until(
      () => `${what}, not ${JSON.stringify(last)}`,
      async () => {
        last = await look()
        return check(last)
      },
    )
  }

  /** Waits until it is shown. */
  async sees(target: Target): Promise<void> {
    await this.#until(
      () => `sees ${encode(target)}`,
      async () => (await this.count(target)) > 0,
    )
  }

  /** Waits until it isn't shown. */
  async seesNo(target: Target): Promise<void> {
    await this.#until(
      () => `sees no ${encode(target)}`,
      async () => (await this.count(target)) === 0,
    )
  }

  count = async (target: Target): Promise<number> => (await findElements(this.#send, target)).length
  text = (target: Target): Promise<string> => this.#look(target, (element) => element.textContent ?? '')
  attribute = (target: Target, name: string): Promise<string | null> =>
    this.#look(target, (element, attribute) => element.getAttribute(attribute), name)

  /** Waits until it has the focus. */
  async isFocused(target: Target): Promise<void> {
    await this.#until(
      async () => `focus on ${encode(target)}, not ${await this.read(() => document.activeElement?.outerHTML.slice(0, 200))}`,
      () => this.#look(target, (element) => element === document.activeElement),
    )
  }

  async click(target: Target): Promise<void> {
    await this.#act(target, 'click', ({ id }) => this.#send('ElementClick', { id }))
  }

  /** Ticks a checkbox or radio at the start of its label, because links may follow in it. */
  async tick(target: Target): Promise<void> {
    await this.#act(target, 'tick', async ({ argument }) => {
      const corner = (element: HTMLInputElement) => {
        const { left, top } = (element.closest('label') ?? element).getBoundingClientRect()
        return [Math.round(left), Math.round(top)]
      }
      const [left, top] = (await runInPage(this.#send, corner, [argument])) as [number, number]
      await this.#press('pointer', { parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: left + 12, y: top + 12, duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      if (!(await runInPage(this.#send, (element: HTMLInputElement) => element.checked, [argument])))
        throw new EngineError('tick', 'element not interactable', 'it stays unchecked')
    })
  }

  /** Replaces a field's text, key by key. */
  async type(target: Target, text: string): Promise<void> {
    await this.#act(target, 'type', async ({ id, argument }) => {
      await this.#send('ElementClick', { id })
      await runInPage(this.#send, (element: HTMLInputElement) => element.select(), [argument])
      await this.press(...text)
    })
  }

  /** Presses keys one after another. */
  async press(...keys: readonly string[]): Promise<void> {
    const strokes = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await this.#press('key', {}, strokes)
  }

  /** Chooses an option of a select by its text. */
  choose = (select: Target, option: string): Promise<void> => this.click({ role: 'option', name: option, within: select })

  /** Gives a file field a file of this machine. */
  async upload(target: Target, path: string): Promise<void> {
    await this.#retry(target, 'upload', ({ id }) => this.#send('ElementSendKeys', { id, text: path }))
  }

  /** PNG, base64. */
  async screenshot(): Promise<string> {
    return (await this.#send('TakeScreenshot', { full: false })) as string
  }

  async #press(type: 'pointer' | 'key', device: object, actions: readonly object[]): Promise<void> {
    await this.#send('PerformActions', { actions: [{ type, id: type, ...device, actions }] })
  }

  /** Acts on the first element, in the middle of the window: bars at the edges cover what is only just in view. */
  #act(target: Target, name: string, act: (element: ElementId) => Promise<unknown>): Promise<void> {
    const scroll = (element: HTMLElement) => (element.closest('select') ?? element).scrollIntoView({ block: 'center', behavior: 'instant' })
    return this.#retry(target, name, async (element) => {
      await runInPage(this.#send, scroll, [element.argument])
      await act(element)
    })
  }

  /** Uses the first element, again while the page changes. */
  async #retry(target: Target, name: string, use: (element: ElementId) => Promise<unknown>): Promise<void> {
    await this.#until(
      () => `${name} ${encode(target)}`,
      async () => {
        const [element] = await findElements(this.#send, target)
        if (element) await use(element)
        return element !== undefined
      },
    )
  }

  async #look<T, Args extends readonly unknown[]>(target: Target, look: (element: HTMLElement, ...args: Args) => T, ...args: Args) {
    let result: T | undefined
    await this.#retry(target, 'look at', async ({ argument }) => {
      result = (await runInPage(this.#send, look, [argument, ...args])) as T
    })
    return result as T
  }

  /** Looks until it is true. A look at a page that is still changing, or is about to be replaced by the next, counts as not yet true. */
  async #until(what: () => string | Promise<string>, look: () => Promise<boolean>): Promise<void> {
    let last = ''
    const found = await waitFor(async () => {
      try {
        last = ''
        return (await look()) || null
      } catch (error) {
        if (!(error instanceof EngineError && CHANGING.includes(error.code))) throw error
        last = `: ${error.message}`
        return null
      }
    }, PATIENCE)
    if (!found) throw new Error(`${await what()}${last}`)
  }
}
