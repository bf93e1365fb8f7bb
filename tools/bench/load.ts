import { connect, type Socket } from 'node:net'

export interface Load {
  readonly port: number
  /** The whole request as bytes. */
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

/** Repeats one request on keep-alive connections, each waiting for its reply. Rejects on a status other than 200. */
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

/** One connection. `next` gets the length of each reply's body and returns whether to send the request again. */
function client(port: number, request: Buffer, next: (length: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let received: Buffer = Buffer.alloc(0)
    socket.setNoDelay(true)
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (chunk) => {
      received = received.byteLength === 0 ? chunk : Buffer.concat([received, chunk])
      const end = received.indexOf(END)
      if (end < 0) return
      const head = received.toString('latin1', 0, end)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1])
      if (!head.startsWith('HTTP/1.1 200') || Number.isNaN(length)) {
        socket.destroy()
        reject(new Error(`Unexpected reply: ${head.slice(0, 100)}`))
        return
      }
      const whole = end + END.byteLength + length
      if (received.byteLength < whole) return
      received = received.subarray(whole)
      if (next(length)) socket.write(request)
      else {
        socket.destroy()
        resolve()
      }
    })
  })
}
