import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program of the workspace (node_modules/.bin comes first) with inherited input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, signal?: AbortSignal }} [options] `quiet` capture the output and shows it
 *   only on failure; `signal` ends it
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  const { code, output } = await runCaptured(command, args, { ...options, capture: quiet })
  if (code !== 0) process.stderr.write(output)
  return code
}

/**
 * The same, with captured output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, capture?: boolean, log?: number, signal?: AbortSignal }} [options]
 *   `capture` the output (default); `log`: an open file that gets it in place of the result
 * @returns {Promise<{ code: number, output: Buffer }>} its exit code and what it printed
 */
export function runCaptured(command, args, { env = {}, cwd = root, capture = true, log, signal } = {}) {
  return new Promise((resolve, reject) => {
    const chunks = []
    const child = spawn(command, args, {
      cwd,
      stdio: log !== undefined ? ['ignore', log, log] : capture ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
      signal,
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => chunks.push(part))
    child.on('error', (error) => error.name !== 'AbortError' && reject(error))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output: Buffer.concat(chunks) }))
  })
}
