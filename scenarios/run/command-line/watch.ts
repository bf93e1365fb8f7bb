import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { basename } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'
import { filesOf, STORIES } from '../player/check-stories.ts'
import { startServer } from '../support/server.ts'
import { type Options, UsageError } from './options.ts'

/** ms: an editor saves in several writes */
const PAUSE = 100

/** Runs the command line once, in a process of its own: it loads the changed files. */
export function runOnce(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [node = '', cli = ''] = process.argv
  const child = spawn(node, [...process.execArgv, cli, ...args], { stdio: 'inherit' })
  const stop = () => child.kill()
  signal.addEventListener('abort', stop)
  return new Promise((resolve) =>
    child.once('exit', (status) => {
      signal.removeEventListener('abort', stop)
      resolve(status ?? 1)
    }),
  )
}

/** Runs the stories, and again at each save of one of their files, until the process is told to end. The server stays. */
export async function watchStories({ names, driver, at }: Options, args: readonly string[]): Promise<void> {
  const files = filesOf(names).map((file) => basename(file))
  if (files.length === 0) throw new UsageError(`No file holds a story of ${names.join(', ')}; see \`npm run scenario -- list\`.`)
  const server = driver !== 'engine' && at === undefined ? await startServer('checked') : undefined
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
  let changed = false
  let wake = () => {}
  stopped.signal.addEventListener('abort', () => wake())
  const watcher = watch(`${root}/${STORIES}`, (_event, file) => {
    if (!file || !files.includes(file)) return
    changed = true
    wake()
  })
  const once = [...args.filter((arg) => arg !== '--watch'), ...(server ? [`--at=${server.origin}`] : [])]
  while (!stopped.signal.aborted) {
    changed = false
    await runOnce(once, stopped.signal)
    if (stopped.signal.aborted) break
    console.log(`\nWatching ${files.join(', ')}: save to run again, Ctrl+C to end.`)
    if (!changed)
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  watcher.close()
  await server?.stop()
}
