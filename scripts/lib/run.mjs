import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/**
 * Runs a program of the workspace (node_modules/.bin comes first) with our own input and output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, quiet?: boolean }} [options] `quiet` keeps the output and shows it only on failure
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { env = {}, cwd = root, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const kept = []
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env.PATH}`, ...env },
      shell: process.platform === 'win32',
    })
    for (const stream of quiet ? [child.stdout, child.stderr] : []) stream.on('data', (part) => kept.push(part))
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(kept))
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}
