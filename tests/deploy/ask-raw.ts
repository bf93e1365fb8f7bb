import { connect as connectPlain } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { connect } from 'node:tls'

export interface RawAnswer {
  readonly status: number
  /** Of repeated headers, all values, joined by commas. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The parts of a body that comes in parts. */
function joinChunks(body: string): string {
  const size = Number.parseInt(body, 16)
  if (!size) return ''
  const start = body.indexOf('\r\n') + 2
  return body.slice(start, start + size) + joinChunks(body.slice(start + size + 2))
}

/** Sends the lines of a request as they are to a server of this machine; one that a client of HTTP couldn't send. */
export async function askRaw(origin: string, lines: readonly string[]): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(origin)
  const at = { host: '127.0.0.1', port: Number(port) }
  const socket = protocol === 'https:' ? connect({ ...at, servername: hostname, rejectUnauthorized: false }) : connectPlain(at)
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  const reply = (await buffer(socket)).toString('latin1')
  const end = reply.indexOf('\r\n\r\n')
  const [first = '', ...fields] = reply.slice(0, end).split('\r\n')
  const headers: Record<string, string> = {}
  for (const field of fields) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(field) ?? []
    const key = name.toLowerCase()
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value
  }
  const body = reply.slice(end + 4)
  const inChunks = headers['transfer-encoding'] === 'chunked'
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: inChunks ? joinChunks(body) : body }
}
