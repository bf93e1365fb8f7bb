import { PassThrough, Writable } from 'node:stream'
import type { RenderRequest } from '@nusaria/contracts/rendered-page'
import { createElement, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The markup of an element: what is there at first, and the parts that come later, with the inline scripts that put them into place. */
export interface Markup {
  readonly shell: string
  /** null: the shell is complete, and has no script. */
  readonly rest: AsyncIterable<string> | null
}

const BOX = '<div>'
const BOX_END = '</div>'

/** Collects what React writes. React calls `flush` where elements are complete: first after the shell. */
class Pieces extends Writable {
  shell: string | undefined
  readonly rest = new PassThrough({ objectMode: true })
  readonly #decoder = new TextDecoder()
  #text = ''

  constructor() {
    // React would stop in the middle of an element.
    super({ highWaterMark: Number.MAX_SAFE_INTEGER })
  }

  override _write(chunk: Uint8Array, _: BufferEncoding, done: () => void): void {
    this.#text += this.#decoder.decode(chunk, { stream: true })
    done()
  }

  flush(): void {
    if (this.shell === undefined) this.shell = this.#text
    else if (this.#text) this.rest.write(this.#text)
    this.#text = ''
  }

  override _final(done: () => void): void {
    this.flush()
    this.rest.end()
    done()
  }
}

/** The markup without the element around all of it. */
function withoutBox(html: string): string {
  const [start, end] = [html.indexOf(BOX), html.lastIndexOf(BOX_END)]
  return html.slice(0, start) + html.slice(start + BOX.length, end) + html.slice(end + BOX_END.length)
}

function createMarkup(pipe: (pieces: Pieces) => Pieces): Markup {
  const pieces = pipe(new Pieces())
  return { shell: withoutBox(pieces.shell ?? ''), rest: pieces.writableEnded ? null : pieces.rest }
}

interface MarkupOptions extends Pick<RenderRequest, 'report' | 'nonce'> {
  /** Resolves when what isn't there yet comes later. */
  readonly shellOver: Promise<unknown>
}

/** Renders an element. Rejects when it throws outside of every Suspense boundary. */
export function toMarkup(element: ReactNode, { report, nonce, shellOver }: MarkupOptions): Promise<Markup> {
  return new Promise((resolve, reject) => {
    let finished = false
    const finish = () => {
      if (!finished) resolve(createMarkup(pipe))
      finished = true
    }
    // In a box: React would hold everything back while an outermost part is late, since that might be the document's head.
    const { pipe } = renderToPipeableStream(createElement('div', null, element), {
      // What is there is sent in one piece: the parts of a large page would otherwise be put into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(nonce && { nonce }),
      // A part that is complete at the same time is in the shell.
      onAllReady: finish,
      onShellReady: () => void shellOver.then(finish),
      onShellError: reject,
      // A part that fails is left to the browser, which reports it there if it fails again.
      onError: (error) => report(`A part of the page could not be rendered: ${error}`),
    })
  })
}
