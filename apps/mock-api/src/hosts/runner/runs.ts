import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CachedBody } from '@nusaria/static-files/cached-body'
import { StaticFiles } from '@nusaria/static-files/static-files'
import { CONTROL_BASE } from '../../control/base.ts'
import { controlContract } from '../../control/contract.ts'
import { controlReply } from '../../control/control.ts'
import { RunRequest } from '../../control/schemas.ts'
import type { Run, RunOptions } from '../../control/types.ts'
import type { EngineReply, EngineRequest } from '../../engine/http/engine-request.ts'
import { RunProcess } from './run-process.ts'
import { findRunnerTools } from './runner-tools.ts'

/** The arguments of the command line. They don't pass through a shell. */
export function cliArgs(
  options: RunOptions,
  context: { readonly what: string; readonly origin: string; readonly folder: string },
): string[] {
  const { driver, layout, lang, under, until, keep } = options
  return [
    context.what,
    `--driver=${driver}`,
    `--at=${context.origin}`,
    '--json',
    `--report=${context.folder}`,
    ...(layout ? [`--layout=${layout}`] : []),
    ...(lang ? [`--lang=${lang}`] : []),
    ...(under ? [`--under=${under}`] : []),
    ...(until ? [`--until=${until}`] : []),
    ...(keep ? ['--keep'] : []),
  ]
}

const BASE = CONTROL_BASE + controlContract.runs.path
/** The most parallel runs; a browser uses most of a machine. */
const MAX_PARALLEL = { browser: 1, http: 3 } as const
/** The maximum number of stored runs. */
const MAX_RUNS = 20

export interface RunsOptions {
  /** The origin of this server. */
  readonly origin: () => string
  /** The names of all scenarios. */
  readonly names: readonly string[]
  readonly tools?: typeof findRunnerTools
}

const refuse = (status: number, error: string) => controlReply(status, { error })

/** Starts, shows and stops scenario runs of the command line against this server. They end with the server. */
export class Runs {
  readonly #options: RunsOptions
  readonly #runs = new Map<string, RunProcess>()
  #count = 0

  constructor(options: RunsOptions) {
    this.#options = options
  }

  /** Handles a request below `/__mock/runs`; null for any other. */
  async answer({ method, path, body }: Pick<EngineRequest, 'method' | 'path' | 'body'>): Promise<EngineReply | CachedBody | null> {
    if (path !== BASE && !path.startsWith(`${BASE}/`)) return null
    const [id, ...rest] = path.slice(BASE.length + 1).split('/')
    if (!id) {
      if (method === 'GET') return controlReply(200, { list: [...this.#runs.values()].map(({ run }) => run).reverse() })
      return method === 'POST' ? this.#start(body) : refuse(405, `${path} takes GET and POST`)
    }
    const found = this.#runs.get(id)
    if (!found) return refuse(404, `There is no run "${id}"; the last ${MAX_RUNS} are remembered`)
    if (method === 'DELETE' && rest.length === 0) return this.#stop(found)
    if (method !== 'GET') return refuse(405, `${path} takes GET and DELETE`)
    if (rest.length === 0) return controlReply(200, found.run)
    const file = await new StaticFiles(found.folder).get(rest[0] === 'report' ? '/report.html' : `/${rest.join('/')}`)
    return file ?? refuse(404, `There is no ${path}`)
  }

  #start(body: Uint8Array | null): EngineReply {
    let options: RunOptions
    try {
      const parsed = RunRequest.safeParse(JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())))
      if (!parsed.success) return refuse(400, parsed.error.issues.map(({ path, message }) => [...path, message].join(': ')).join('; '))
      options = parsed.data
    } catch {
      return refuse(400, 'The body is no JSON')
    }
    const { scenario, driver, layout, lang, under } = options
    if (scenario !== undefined && !this.#options.names.includes(scenario)) return refuse(404, `There is no scenario "${scenario}"`)
    const tools = (this.#options.tools ?? findRunnerTools)()
    if (typeof tools === 'string') return refuse(409, tools)
    const busy = [...this.#runs.values()].filter(({ isRunning, run }) => isRunning && run.driver === driver)
    if (busy.length >= MAX_PARALLEL[driver])
      return refuse(409, `${busy[0]?.run.name} is already running with ${driver}; wait for it, or stop it`)
    this.#count += 1
    const id = `${process.pid}-${this.#count}`
    const folder = join(tools.root, '.cache/runs', id)
    mkdirSync(folder, { recursive: true })
    const what = scenario ?? join(folder, 'request.scenario.json')
    if (options.recording) writeFileSync(what, JSON.stringify(options.recording))
    const run: Run = {
      id,
      name: scenario ?? 'recording',
      driver,
      ...(driver === 'browser' && { layout: layout ?? 'mobile', lang: lang ?? 'id', ...(under && { under }) }),
      state: 'running',
      planned: [],
      steps: [],
    }
    this.#runs.set(id, new RunProcess(run, folder, tools, cliArgs(options, { what, origin: this.#options.origin(), folder })))
    this.#forget()
    return controlReply(201, { id })
  }

  async #stop(process: RunProcess): Promise<EngineReply> {
    process.stop()
    await process.ended
    return controlReply(200, { ok: true })
  }

  /** Drops the oldest ended run. */
  #forget(): void {
    if (this.#runs.size <= MAX_RUNS) return
    const oldest = [...this.#runs].find(([, { isRunning }]) => !isRunning)
    if (!oldest) return
    this.#runs.delete(oldest[0])
    void rm(oldest[1].folder, { recursive: true, force: true })
  }

  /** Stops all runs and removes their files. */
  async close(): Promise<void> {
    const all = [...this.#runs.values()]
    for (const one of all) one.stop()
    await Promise.all(all.map(({ ended }) => ended))
    await Promise.all(all.map(({ folder }) => rm(folder, { recursive: true, force: true })))
  }
}
