import { spawn } from 'node:child_process'
import { root } from './root.ts'

interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
  /** Ends it. */
  readonly signal?: AbortSignal
}

/**
 * Runs a program of the workspace (node_modules/.bin comes first) with inherited input and output.
 * @param options `quiet` captures the output and shows it only on failure
 * @returns its exit code
 */
export async function run(
  command: string,
  args: readonly string[],
  { quiet = false, ...options }: RunOptions & { readonly quiet?: boolean } = {},
): Promise<number> {
  const { code, output } = await runCaptured(command, args, { ...options, capture: quiet })
  if (code !== 0) process.stderr.write(output)
  return code
}

/**
 * The same, with captured output.
 * @param options `capture` the output (default); `log`: an open file that gets it in place of the result
 * @returns its exit code and what it printed
 */
export function runCaptured(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root, capture = true, log, signal }: RunOptions & { readonly capture?: boolean; readonly log?: number } = {},
): Promise<{ readonly code: number; readonly output: Buffer }> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
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

/** The environment for npm in another project: npm gives its settings to what it runs, and another project has settings of its own. */
export const envOfOtherProject = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_config_(?!registry|cache|userconfig)/i.test(name)),
)
