import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The markup of an element once nothing in it waits any more. Rejects when it throws outside of every Suspense boundary. */
export function toHtml(element: ReactNode, report: (problem: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      // In one piece: the parts of a large page would otherwise be put into place by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      // A part that fails is left to the browser, which reports it there if it fails again.
      onError: (error) => report(`A part of the page could not be rendered: ${error}`),
    })
  })
}
