// Fields of `window` that the shop adds. They are here alone, and this file imports nothing of the contracts: where a file that declares globals
// depends on a changed file, the compiler checks its whole project again.

interface Window {
  /** What the inline script of a static page has begun to load. */
  firstLoad?: {
    /** The requests that the script has sent, by method, address, headers and body. Each reply is taken once. */
    readonly replies: Map<string, Promise<Response>>
    /** All of them. */
    readonly sent: Promise<Response>[]
    /** The groups of texts that the page shows at first. */
    texts: readonly import('@nusaria/locales/namespaces').Namespace[]
    /** The id of a browser that had none. */
    deviceId?: string
    /** Until the outlines show their pictures, or failed to. */
    pictures?: Promise<void>
  }
  /** What the browser didn't store, by area and name (`platform/state/browser-storage.ts`). Null: removed. */
  unstored?: Readonly<Record<'local' | 'session', Map<string, string | null>>>
  /** Violations of a contract, for tests. */
  __contractViolations?: {
    /** `<domain>.<call>` */
    readonly call: string
    readonly side: 'request' | 'reply'
    /** `path: expected …, came …` each */
    readonly issues: readonly string[]
  }[]
  /** Google Analytics reads it. */
  dataLayer?: unknown[]
  /** Of the inline script (`vite/press-script.ts`). */
  earlyPress?: {
    /** The button that was pressed last, unless the page has taken the press. */
    button?: HTMLElement
    readonly keep: (event: Event) => void
  }
}
