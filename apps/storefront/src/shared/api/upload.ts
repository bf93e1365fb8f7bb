import { LIMITS } from '@nusaria/contracts/limits'
import type { WireRequest } from '@nusaria/contracts/request'
import type { ProgressListener } from './upload-progress.ts'

/** What `fetch` rejects with when its time is over. */
const timeoutError = () => new DOMException('No sign of life', 'TimeoutError')

function responseOf(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type')
  return new Response(xhr.responseText || null, { status: xhr.status, headers: type ? { 'content-type': type } : {} })
}

/**
 * `fetch` for a request that tells how much of its body has been sent, which `fetch` itself can't. It is given up after 8,000 ms without a
 * sign of life: a large picture on a slow line may take longer while it moves. Rejects as `fetch` does.
 */
export function upload(
  { url, method, body }: WireRequest,
  headers: Headers,
  abort: AbortSignal,
  onProgress: ProgressListener,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => xhr.abort()
    const over = () => {
      clearTimeout(timer)
      abort.removeEventListener('abort', stop)
    }
    const fail = (reason: unknown) => {
      over()
      reject(reason)
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail(timeoutError())
        stop()
      }, LIMITS.apiTimeout)
    }
    xhr.open(method, url)
    for (const [name, value] of headers) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable && total > 0) onProgress(loaded / total)
    }
    xhr.onprogress = wait
    xhr.onload = () => {
      over()
      resolve(responseOf(xhr))
    }
    xhr.onerror = () => fail(new TypeError('No connection'))
    xhr.onabort = () => fail(abort.reason ?? timeoutError())
    abort.addEventListener('abort', stop)
    wait()
    if (abort.aborted) fail(abort.reason)
    else xhr.send(body)
  })
}
