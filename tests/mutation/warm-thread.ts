import type { Plugin } from 'vitest/config'
import { type PoolOptions, ThreadsPoolWorker } from 'vitest/node'

type Listener = (message: unknown) => void

/** A worker that keeps its thread, with all modules loaded, from run to run. Loading them takes longer than the tests of most mutants. */
class WarmThread extends ThreadsPoolWorker {
  override readonly name = 'warm'
  private running: Promise<void> | undefined
  private readonly listeners: [event: string, listener: Listener][] = []

  override async start() {
    this.running ??= super.start()
    await this.running
  }

  override on(event: string, listener: Listener) {
    this.listeners.push([event, listener])
    super.on(event, listener)
  }

  /** The thread isn't told to stop: it answers the next run, too. */
  override send(message: Parameters<ThreadsPoolWorker['send']>[0]) {
    if (message.type !== 'stop') return super.send(message)
    const stopped = { type: 'stopped', __vitest_worker_response__: true }
    for (const [event, listener] of [...this.listeners]) if (event === 'message') listener(stopped)
  }

  override async stop() {
    for (const [event, listener] of this.listeners.splice(0)) this.off(event, listener)
  }

  async end() {
    if (this.running) await super.stop()
  }
}

/** Runs a project's tests in one warm thread. */
export function warmThread(): Plugin {
  return {
    name: 'warm-thread',
    configureVitest({ project, vitest }) {
      let thread: WarmThread | undefined
      const createPoolWorker = (options: PoolOptions) => (thread ??= new WarmThread(options))
      vitest.onClose(() => thread?.end())
      Object.assign(project.config, { pool: 'warm', poolRunner: { name: 'warm', createPoolWorker } })
    },
  }
}
