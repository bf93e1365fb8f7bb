import { LIMITS } from '@nusaria/contracts/limits'
import type { WireRequest } from '@nusaria/contracts/request'
import type { ProgressListener } from './upload-progress.ts'

function toResponse(xhr: XMLHttpRequest): Response {
  const type = xhr.getResponseHeader('content-type')
  return new Response(xhr.responseText || null, { status: xhr.status, headers: type ? { 'content-type': type } : {} })
}

/** `fetch` with progress events for the body. It times out after 8,000 ms without progress: a large picture may take longer in total. */
export function upload(
  url: string,
  { method, body }: WireRequest,
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
      timer = setTimeout(stop, LIMITS.apiTimeout)
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
      resolve(toResponse(xhr))
    }
    xhr.onerror = () => fail(new TypeError('No connection'))
    xhr.onabort = () => fail(abort.reason ?? new DOMException('No progress', 'TimeoutError'))
    abort.addEventListener('abort', stop)
    wait()
    if (abort.aborted) fail(abort.reason)
    else xhr.send(body)
  })
}
