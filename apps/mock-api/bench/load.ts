import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** The whole request as it travels. */
  readonly request: Buffer
  readonly connections: number
  /** ms */
  readonly time: number
}

export interface Outcome {
  readonly requests: number
  readonly perSecond: number
  /** Bytes of one reply's body. */
  readonly bytes: number
}

const END = Buffer.from('\r\n\r\n')

/** Sends one request over and over on keep-alive connections, each waiting for its reply. Rejects on a reply that isn't 200. */
export async function load({ port, request, connections, time }: Load): Promise<Outcome> {
  let requests = 0
  let bytes = 0
  const until = performance.now() + time
  const started = performance.now()
  await Promise.all(
    Array.from({ length: connections }, () =>
      client(port, request, (length) => {
        requests += 1
        bytes = length
        return performance.now() < until
      }),
    ),
  )
  return { requests, perSecond: (requests / (performance.now() - started)) * 1_000, bytes }
}

/** One connection; calls `done` with each reply, which answers whether to continue. */
function client(port: number, request: Buffer, done: (length: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let held: Buffer = Buffer.alloc(0)
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => {
      held = held.byteLength === 0 ? chunk : Buffer.concat([held, chunk])
      const end = held.indexOf(END)
      if (end < 0) return
      const head = held.toString('latin1', 0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
        socket.destroy()
        reject(new Error(`Unexpected reply: ${head.slice(0, 100)}`))
        return
      }
      const whole = end + END.byteLength + length
      if (held.byteLength < whole) return
      held = held.subarray(whole)
      if (done(length)) socket.write(request)
      else {
        socket.destroy()
        resolve()
      }
    })
  })
}
