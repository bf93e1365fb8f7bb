import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../../../scripts/lib/root.ts'

/** A built program as a process of its own. */
export interface Program {
  readonly process: ChildProcess
  /** What it printed so far, errors included. */
  readonly said: () => string
  /** Resolves to its exit code, or to the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>
  /** The origin where it listens. Rejects when it ends before. */
  readonly origin: Promise<string>
  /** Sends a signal (SIGTERM) and waits for the exit. Resolves as `ended`. */
  stop(signal?: NodeJS.Signals): Program['ended']
}

/**
 * Starts the built server, by default with the mock, on a free loopback port and without a stored world.
 * @param builds the folder with the program
 */
export function startProgram(
  env: Readonly<Record<string, string>> = {},
  builds: string = root,
  program = 'apps/server/dist/main.js',
): Program {
  const child = spawn(process.execPath, [`${builds}/${program}`], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', NUSARIA_API: '', NUSARIA_DATA: '', NUSARIA_FRESH: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => child.once('close', (code, signal) => resolve(code ?? signal)))
  const origin = new Promise<string>((resolve, reject) => {
    const onOutput = (part: Buffer) => {
      said += part.toString()
      const at = /(http:\/\/[^/\s"]+)\/api/.exec(said)?.[1]
      if (at) resolve(at)
    }
    child.stdout.on('data', onOutput)
    child.stderr.on('data', onOutput)
    void ended.then((how) => reject(new Error(`The program ended with ${how} before it listened: ${said}`)))
  })
  // A test may only wait for the end.
  origin.catch(() => undefined)
  const stop: Program['stop'] = (signal = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  return { process: child, said: () => said, ended, origin, stop }
}
