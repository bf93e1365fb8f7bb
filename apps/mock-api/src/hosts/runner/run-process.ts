import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { CONTROL_BASE } from '../../control/base.ts'
import type { Run, RunStep } from '../../control/types.ts'
import type { RunnerTools } from './runner-tools.ts'

/** The lines of the command line's `--json` output. */
type Line =
  | { readonly event: 'begin'; readonly steps: readonly string[] }
  | ({ readonly event: 'step'; readonly index: number } & RunStep)
  | ({ readonly event: 'end' } & Pick<Run, 'verdict' | 'why' | 'ms' | 'world'>)
  | { readonly event: 'sum'; readonly report?: string }

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The maximum number of stored characters of error output. */
const MAX_OUTPUT = 2_000

/** ms that a run may take */
const TIMEOUT = 10 * 60_000

/** One run of the command line and its output so far. */
export class RunProcess {
  readonly run: Mutable<Run> & { steps: RunStep[] }
  readonly folder: string
  readonly ended: Promise<void>
  readonly #child: ChildProcess
  #said = ''

  constructor(run: Run, folder: string, { root, cli, loader }: RunnerTools, args: readonly string[]) {
    this.run = { ...run, steps: [] }
    this.folder = folder
    this.#child = spawn(process.execPath, ['--import', loader, cli, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT,
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    const { stdout, stderr } = this.#child
    if (stdout) createInterface({ input: stdout }).on('line', (line) => this.#hear(line))
    stderr?.on('data', (part: Buffer) => {
      this.#said = (this.#said + part.toString()).slice(-MAX_OUTPUT)
    })
    this.ended = new Promise((resolve) => {
      this.#child.once('close', (status, signal) => resolve(this.#end(status, signal)))
      this.#child.once('error', (error) => {
        this.#said = error.message
        resolve(this.#end(null, null))
      })
    })
  }

  get isRunning(): boolean {
    return this.run.state === 'running'
  }

  stop(): void {
    if (this.isRunning) this.#child.kill('SIGTERM')
  }

  #hear(text: string): void {
    if (!text.startsWith('{')) return
    const { run } = this
    const line = JSON.parse(text) as Line
    if (line.event === 'begin') run.planned = line.steps
    else if (line.event === 'step') run.steps.push(this.#stepOf(line))
    else if (line.event === 'end') {
      const { verdict, why, ms, world } = line
      Object.assign(run, { verdict, why, ms, world })
    } else if (line.report) run.report = `${CONTROL_BASE}/runs/${run.id}/report`
  }

  #stepOf({ said, verdict, why, ms, picture }: RunStep): RunStep {
    const file = picture && `${CONTROL_BASE}/runs/${this.run.id}/${picture}`
    return { said, verdict, ...(why && { why }), ...(ms !== undefined && { ms }), ...(file && { picture: file }) }
  }

  #end(status: number | null, signal: NodeJS.Signals | null): void {
    const { run } = this
    run.state = 'ended'
    if (run.verdict) return
    run.verdict = 'failed'
    run.why = signal ? 'It was stopped.' : this.#said.trim() || `The command line ended with ${status} and said nothing.`
  }
}
