import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The path of a file in this folder. */
export const benchFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the server from the current sources. Returns the path of the program. */
export function buildServer(): string {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: benchFile('../../apps/server'), stdio: 'inherit' })
  if (status !== 0) throw new Error('Building the server failed')
  return benchFile('../../apps/server/dist/main.js')
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Starts a program and waits for its first output. */
export function start(args: string[], env: Record<string, string> = {}): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)))
  })
}

export const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

/** A POST request with a JSON body, as bytes. */
export function requestTo(port: number, path: string, body: string, headers: readonly string[] = []): Buffer {
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}
