// Fields of `window` that pages and tests add. They are here alone, and this file imports nothing of ours: where a file that declares globals
// depends on a changed file, the compiler checks its whole project again.

/** A parsed colour of axe. */
interface AxeColor {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): AxeColor
}

interface Window {
  __contractViolations?: readonly unknown[]
  axe?: typeof import('axe-core') & { readonly commons: { readonly color: { readonly Color: { readonly prototype: AxeColor } } } }
  TestingLibraryDom: Pick<typeof import('@testing-library/dom'), 'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText'>
  __find?: (target: string) => readonly HTMLElement[]
  /** The native shell's side. */
  __shell?: { readonly posted: string[]; readonly deliver: (text: string) => void }
  __unseen?: CSSStyleSheet
  /** Something in this page had the focus. */
  __focused?: boolean
  /** Notes how the page reacted to an input. */
  __reacted(reaction: {
    /** ms from the input until the next frame shows what it did */
    readonly duration: number
    /** ms of it: before the handlers run, in which they run, until the frame */
    readonly parts: readonly number[]
    readonly what: string
    readonly id: number
  }): void
  /** The first element of the page as the server wrote it. */
  __written?: Element | null
  /** As the storefront declares it. */
  unstored?: Readonly<Record<'local' | 'session', Map<string, string | null>>>
  /** Whether the page was shown again as it was left. */
  __kept?: boolean
  /** A screen reader, and what takes what the shop has it say. */
  screenReader?: {
    readonly virtual: {
      start(options: { readonly container: Node }): Promise<void>
      next(): Promise<void>
      stop(): Promise<void>
      lastSpokenPhrase(): Promise<string>
      readonly activeNode: Node | null
    }
  }
  /** ms of `performance.now()`: when the shop last had it say something */
  __heardAt?: number
  __heard?: (text: string) => void
  __titled?: (title: string) => void
  /** Of a page that the browser translates. */
  __translationFaults?: () => readonly string[]
}
