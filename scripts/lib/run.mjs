import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { root } from './root.mjs'

/**
 * Runs a program of the workspace (node_modules/.bin comes first) with our own input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean, signal?: AbortSignal }} [options] `quiet` keeps the output and shows it
 *   only on failure; `signal` ends it
 * @returns {Promise<number>} its exit code
 */
export async function run(command, args, { quiet = false, ...options } = {}) {
  const { code, said } = await runKept(command, args, { ...options, keeps: quiet })
  if (code !== 0) process.stderr.write(said)
  return code
}

/**
 * The same for a program whose output isn't shown yet.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, keeps?: boolean, standsBack?: boolean, signal?: AbortSignal }} [options]
 *   `keeps` its output, which is the default; `standsBack` where others want the processor
 * @returns {Promise<{ code: number, said: Buffer }>} its exit code and what it printed
 */
export function runKept(command, args, { env = {}, cwd = root, keeps = true, standsBack = false, signal } = {}) {
  return new Promise((resolve, reject) => {
    const kept = []
    const child = spawn(command, args, {
      cwd,
      stdio: keeps ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
      signal,
    })
    if (standsBack && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    for (const stream of keeps ? [child.stdout, child.stderr] : []) stream.on('data', (part) => kept.push(part))
    child.on('error', (error) => error.name !== 'AbortError' && reject(error))
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), said: Buffer.concat(kept) }))
  })
}
