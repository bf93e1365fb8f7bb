type Handler<E = void> = ((event: E) => void) | null

/** The part of XMLHttpRequest that uploads use, on the `fetch` of the test: progress at half and all of the body, then the response. */
export class XhrOverFetch {
  readonly upload: { onprogress: Handler<Pick<ProgressEvent, 'lengthComputable' | 'loaded' | 'total'>> } = { onprogress: null }
  onload: Handler = null
  onerror: Handler = null
  onabort: Handler = null
  onprogress: Handler = null
  status = 0
  responseText = ''
  private request: [string, RequestInit] = ['', {}]
  private readonly headers = new Headers()
  private answered = new Headers()
  private aborted = false

  open(method: string, url: string): void {
    this.request = [url, { method, headers: this.headers }]
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value)
  }
  getResponseHeader(name: string): string | null {
    return this.answered.get(name)
  }
  abort(): void {
    this.aborted = true
    this.onabort?.()
  }
  async send(body: RequestInit['body']): Promise<void> {
    const [url, init] = this.request
    for (const loaded of [1, 2]) this.upload.onprogress?.({ lengthComputable: true, loaded, total: 2 })
    try {
      const response = await fetch(url, { ...init, body })
      this.status = response.status
      this.answered = response.headers
      this.responseText = await response.text()
    } catch {
      if (!this.aborted) this.onerror?.()
      return
    }
    if (!this.aborted) this.onload?.()
  }
}
