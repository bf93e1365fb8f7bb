import type { Language } from '@nusaria/contracts/headers'
import { textPattern } from '@nusaria/scenario-runner/support/text-pattern'
import { type ByRoleMatcher, configure, findByLabelText, fireEvent, queryAllByRole, waitFor } from '@testing-library/dom'

configure({ asyncUtilTimeout: 20_000 })

/** The texts of every language, loaded when a step needs one. */
const texts = import.meta.glob<Readonly<Record<string, unknown>>>('../../../../locales/*/*.json', { import: 'default' })

/** `auth:phone.label` */
export type TextKey = `${string}:${string}`

async function textOf(language: Language, key: TextKey): Promise<string> {
  const [namespace = '', path = ''] = key.split(':')
  const load = texts[`../../../../locales/${language}/${namespace}.json`]
  if (!load) throw new Error(`No texts ${language}/${namespace}`)
  const found = path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | undefined)?.[name], await load())
  if (typeof found !== 'string') throw new Error(`No text ${key}`)
  return found
}

/** A pattern for a text, with any values. */
const nameOf = (text: string): RegExp => new RegExp(textPattern(text.replace(/<[^>]+>/g, '')))

/**
 * Uses the page in a frame in the words of the drivers' `Person`: finds elements by role and text, in the language shown. It runs in a page
 * itself, without Playwright, whose locators are most of a `Person`.
 */
export class UserDriver {
  readonly #frame: HTMLIFrameElement
  readonly #language: Language

  constructor(frame: HTMLIFrameElement, language: Language) {
    this.#frame = frame
    this.#language = language
  }

  get body(): HTMLElement {
    const body = this.#frame.contentDocument?.body
    if (!body) throw new Error('The frame is empty')
    return body
  }

  /** Clicks the button (or the element of `role`) with a text, or with another text that the other layout uses. */
  async press(key: TextKey, role: ByRoleMatcher = 'button', other: TextKey = key): Promise<void> {
    const [name, second] = await Promise.all([key, other].map(async (one) => nameOf(await textOf(this.#language, one))))
    const found = await waitFor(() => {
      const [first] = [name, second].flatMap((one) => (one ? queryAllByRole(this.body, role, { name: one }) : []))
      if (!first) throw new Error(`No ${String(role)} ${key}`)
      return first
    })
    found.click()
  }

  /** Clicks the first element of a selector. */
  async click(selector: string): Promise<void> {
    const found = await waitFor(() => {
      const first = this.body.querySelector<HTMLElement>(selector)
      if (!first) throw new Error(`No ${selector}`)
      return first
    })
    found.click()
  }

  /** Finds a field by its label. */
  async field(key: TextKey): Promise<HTMLElement> {
    return findByLabelText(this.body, nameOf(await textOf(this.#language, key)))
  }

  /** Ticks the first checkbox. */
  tick = (): Promise<void> => this.click('main input[type=checkbox], [role=dialog] input[type=checkbox]')

  /** Types into the field with a label. */
  async fill(key: TextKey, value: string): Promise<void> {
    fireEvent.input(await this.field(key), { target: { value } })
  }
}
