import { connect } from 'node:net'
import { COMMAND_TIMEOUT, EngineError, noReply, type Send } from './commands.ts'

interface Waiting {
  readonly name: string
  resolve(value: unknown): void
  reject(error: Error): void
}

type Reply = readonly [type: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Connects to Firefox by Marionette, the protocol below geckodriver: the commands of W3C WebDriver as `<length>:<JSON>` over TCP.
 * Opens the session.
 */
export async function connectMarionette(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, Waiting>()
  let unread = Buffer.alloc(0)
  let last = 0

  const receive = ([, id, error, result]: Reply) => {
    const request = waiting.get(id)
    waiting.delete(id)
    if (error) request?.reject(new EngineError(request.name, error.error, error.message))
    else request?.resolve(result !== null && typeof result === 'object' && 'value' in result ? result.value : result)
  }
  socket.on('data', (part) => {
    unread = Buffer.concat([unread, part])
    for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
      const end = colon + 1 + Number(unread.subarray(0, colon))
      if (unread.length < end) return
      const message: unknown = JSON.parse(unread.subarray(colon + 1, end).toString())
      unread = unread.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) receive(message as unknown as Reply)
    }
  })
  const fail = () => {
    for (const { name, reject } of waiting.values()) reject(new EngineError(name, 'disconnected', 'Firefox ended'))
    waiting.clear()
  }
  socket.on('error', fail).on('close', fail)

  const request = (name: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      const timer = setTimeout(() => reject(noReply(name)), COMMAND_TIMEOUT)
      const settle =
        <T>(end: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          end(value)
        }
      waiting.set(last, { name, resolve: settle(resolve), reject: settle(reject) })
      const text = JSON.stringify([0, last, `WebDriver:${name}`, params])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  await request('NewSession', { capabilities: { alwaysMatch: {} } })
  return (command, params = {}) => request(command, params)
}
