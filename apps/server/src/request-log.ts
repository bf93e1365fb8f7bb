import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { splitUrl } from '@nusaria/static-files/requests'
import type { FastifyReply } from 'fastify'

export const REQUEST_ID = 'x-request-id'
/** What a proxy may send as an id. Anything else could write into the log. */
const VALID_ID = /^[\w.-]{1,64}$/

/** The id of a request: the one that a proxy gave it, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID()
}

/**
 * JSON lines on stdout. A line that can't be written, such as on a full disk, is lost, and requests are answered all the same: the logger's own
 * stream would throw.
 */
function stdout(): NodeJS.WritableStream {
  const { stdout } = process
  if (stdout.listenerCount('error', ignore) === 0) stdout.on('error', ignore)
  return stdout
}

function ignore(): void {}

/** Options of Fastify's log, with the names that docs/operating.md tells. */
export const jsonLog = () => ({
  stream: stdout(),
  level: 'info',
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
})

/** The status of a request whose connection ended before the reply. */
const NO_REPLY = 499

/** Says how a request ended, and after how many ms, when its reply was sent or its connection ended. */
export function whenEnded({ raw }: FastifyReply, tell: (status: number, ms: number) => void): void {
  const started = performance.now()
  raw.once('close', () => tell(raw.writableFinished ? raw.statusCode : NO_REPLY, performance.now() - started))
}

/** ms as the log shows them */
export const roundMs = (ms: number) => Math.round(ms * 10) / 10

/**
 * An address as the log shows it: without the secrets of its path, and with the names in its query alone. A search, a token or an e-mail address
 * may be among the values.
 */
export function shownAddress(url: string, masked?: string): string {
  const { path, query } = splitUrl(url)
  const names = [...new URLSearchParams(query).keys()].map((name) => encodeURIComponent(name.slice(0, 40)))
  return (masked ?? path).slice(0, 300) + (names.length > 0 ? `?${names.slice(0, 20).join('&')}` : '')
}
