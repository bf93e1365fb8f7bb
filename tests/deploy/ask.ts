import { request as plainRequest } from 'node:http'
import { request as tlsRequest } from 'node:https'

export interface Answer {
  readonly status: number
  /** Of repeated headers, all values stand here, joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  /** As it came: compressed if it was. */
  readonly body: Buffer
}

interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Sends one request to a server of this machine, whose certificate nobody knows. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const { protocol, port, origin } = new URL(url)
  const path = url.slice(origin.length) || '/'
  const options = { host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers }, agent: false as const }
  return new Promise((resolve, reject) => {
    const request =
      protocol === 'https:' ? tlsRequest({ ...options, rejectUnauthorized: false, servername: 'localhost' }) : plainRequest(options)
    request.once('error', reject)
    request.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        request.destroy()
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(Object.entries(response.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? ''])),
          body: Buffer.concat(parts),
        })
      })
    })
    if (headers.expect === undefined) request.end(body)
    else {
      // The body is sent when the server wants it.
      request.once('continue', () => request.end(body))
      request.flushHeaders()
    }
  })
}
