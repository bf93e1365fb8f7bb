import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program of the system; null when it isn't installed. */
export function findProgram(name: string): string | null {
  const paths = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  return paths.find((path) => existsSync(path)) ?? null
}

/** Programs of one engine, which end together. */
export class Programs {
  readonly #running: ChildProcess[] = []
  readonly #env: NodeJS.ProcessEnv

  constructor(env: Readonly<Record<string, string>> = {}) {
    this.#env = { ...process.env, TZ: 'Asia/Jakarta', ...env }
  }

  start(path: string, args: readonly string[]): void {
    this.#spawn(path, args, 'ignore')
  }

  /** Starts a program and returns the first line of its output. */
  async startAndRead(path: string, args: readonly string[]): Promise<string> {
    const child = this.#spawn(path, args, 'pipe')
    let output = ''
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString()
    })
    return waitForStart(path, () => /^(.+)\n/.exec(output)?.[1])
  }

  #spawn(path: string, args: readonly string[], stdout: 'ignore' | 'pipe'): ChildProcess {
    // A group of its own: an engine starts programs itself.
    const child = spawn(path, args, { env: this.#env, stdio: ['ignore', stdout, 'ignore'], detached: true })
    child.once('error', () => undefined)
    this.#running.push(child)
    // When the run is interrupted.
    process.once('exit', () => this.#kill(child))
    return child
  }

  #kill(child: ChildProcess): boolean {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return false
    return process.kill(-child.pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    for (const child of this.#running.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (this.#kill(child)) await ended
    }
  }
}

/** Waits until a look finds something; rejects after half a minute. */
export async function waitForStart<T>(what: string, look: () => Promise<T | null | undefined> | T | null | undefined): Promise<T> {
  for (const until = Date.now() + 30_000; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const found = await look()
    if (found !== null && found !== undefined) return found
  }
  throw new Error(`${what} didn't start in half a minute.`)
}
