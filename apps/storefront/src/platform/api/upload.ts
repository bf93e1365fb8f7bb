import { LIMITS } from '@nusaria/contracts/limits'
import type { WireRequest } from '@nusaria/contracts/request'

/** Receives the sent share of an upload: 0 to 1. */
type ProgressListener = (share: number) => void

/** Listeners by file: arguments of a call must be plain data, and a listener is not. */
const listeners = new WeakMap<Blob, ProgressListener>()

/** Reports the progress of a file's upload. The listener is never called where the browser reports none. */
export function onUploadProgress(file: Blob, listener: ProgressListener): void {
  listeners.set(file, listener)
}

function findProgressListener(args: Readonly<Record<string, unknown>> | undefined): ProgressListener | undefined {
  const file = Object.values(args ?? {}).find((value) => value instanceof Blob)
  return file && listeners.get(file)
}

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
  args: Readonly<Record<string, unknown>> | undefined,
): Promise<Response> {
  const onProgress = findProgressListener(args)
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
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
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
