import { parseArgs } from 'node:util'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { CONDITION_NAMES, type ConditionName } from '@nusaria/scenarios/conditions'
import { LAYOUTS } from '@nusaria/scenarios/coverage/run-plan'
import { DRIVERS } from '../report/outcome.ts'

export const USAGE = `npm run scenario -- list | coverage | import <file>.har | all | <name>… | <path>.scenario.json…
  <name> may be a pattern (after-sale/*), or recorded/<name> for a recording of scenarios/recorded
  --driver=engine|http|browser   how stories run (engine)
  --layout=mobile|desktop|both   of the browser (mobile)
  --lang=en|id|zh-CN             of the browser (id; for many stories, the planned language of each)
  --under=<condition>|all        of the browser: ${CONDITION_NAMES.join(', ')}
  --headed                       show the browser
  --at=<origin>                  a running mock instead of a new one
  --until=<n>                    run the first n steps
  --keep                         keep the world and print its id
  --json                         JSON lines on stdout: begin, step, end, sum
  --record                       record transitions (engine) or screens (browser) for the coverage
  --report[=<folder>]            write report.html (test-results/scenarios)
  --trace                        keep a Playwright trace of each browser step, beside the report
  --repeat=<n>                   run everything n times
  --order=random[:<seed>]        random order; the seed is printed
  --workers=<n>                  parallel browsers (2)
  --shard=<i>/<n>                the i-th of n parts
  --blob[=<folder>]              write Playwright's blob report, for playwright merge-reports (test-results/blob)
  --update                       write the numbers that a run by calls sees into the stories
  --watch                        run again when a file of these stories is saved
exit status: 0 all passed, 1 something failed or is missing, 2 wrong use or a wrong word in a story`

/** Parsed arguments. */
export type Options = NonNullable<ReturnType<typeof parseOptions>>

/** Wrong use of the command line. */
export class UsageError extends Error {}

const REPORT_FOLDER = 'test-results/scenarios'
const BLOB_FOLDER = 'test-results/blob'

function oneOf<T extends string>(list: readonly T[], value: string, name: string): T {
  const found = list.find((one) => one === value)
  if (!found) throw new UsageError(`--${name} is ${list.join(', ')}; not "${value}"`)
  return found
}

function count(value: string | undefined, name: string): number | undefined {
  if (value === undefined) return undefined
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new UsageError(`--${name} is a number from 1; not "${value}"`)
  return Number(value)
}

function parseShard(value: string | undefined): { readonly part: number; readonly of: number } | undefined {
  if (value === undefined) return undefined
  const [part = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).slice(1).map(Number)
  if (part < 1 || part > of) throw new UsageError(`--shard is like 1/4; not "${value}"`)
  return { part, of }
}

function parseSeed(value: string | undefined, random: () => number): number | undefined {
  if (value === undefined || value === 'listed') return undefined
  const read = /^random(?::(\d{1,9}))?$/.exec(value)
  if (!read) throw new UsageError(`--order is random or random:<seed>; not "${value}"`)
  const [, seed] = read
  return seed === undefined ? Math.floor(random() * 1_000_000) : Number(seed)
}

function parseOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  if (!URL.canParse(value) || !/^https?:/.test(value))
    throw new UsageError(`--at is an origin such as http://127.0.0.1:5173; not "${value}"`)
  return new URL(value).origin
}

/** Undefined: the browser as it is. */
function parseConditions(value: string | undefined): readonly (ConditionName | undefined)[] {
  if (value === undefined) return [undefined]
  return value === 'all' ? CONDITION_NAMES : value.split(',').map((name) => oneOf(CONDITION_NAMES, name, 'under'))
}

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const

function parseFlags(args: readonly string[]) {
  // Without a folder they use the default folder.
  const folders: Readonly<Record<string, string>> = { '--report': `--report=${REPORT_FOLDER}`, '--blob': `--blob=${BLOB_FOLDER}` }
  const given = args.map((arg) => folders[arg] ?? arg)
  const options = {
    driver: text,
    layout: text,
    lang: text,
    under: text,
    at: text,
    until: text,
    report: text,
    repeat: text,
    order: text,
    workers: text,
    shard: text,
    blob: text,
  }
  const flags = { headed: flag, keep: flag, json: flag, record: flag, trace: flag, watch: flag, update: flag, help: flag }
  try {
    return parseArgs({ args: given, allowPositionals: true, options: { ...options, ...flags } })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** Parses the arguments; null for help. Throws UsageError. */
export function parseOptions(args: readonly string[], random: () => number = Math.random) {
  const { values, positionals } = parseFlags(args)
  if (values.help || positionals.length === 0) return null
  const layout = oneOf(['mobile', 'desktop', 'both'], values.layout ?? 'mobile', 'layout')
  const driver = oneOf(DRIVERS, values.driver ?? 'engine', 'driver')
  if (driver === 'engine' && values.at !== undefined)
    throw new UsageError('--at needs --driver=http or browser: the engine runs in this process')
  if (driver === 'engine' && values.keep)
    throw new UsageError('--keep needs --driver=http or browser, and --at: the world would go with this process')
  if (values.blob !== undefined && driver !== 'browser') throw new UsageError('--blob needs --driver=browser')
  if (values.update && driver === 'browser') throw new UsageError('--update needs --driver=engine or http: a page shows several numbers')
  if (values.under !== undefined && (driver !== 'browser' || values.record))
    throw new UsageError('--under needs --driver=browser, without --record')
  if (values.trace && driver !== 'browser') throw new UsageError('--trace needs --driver=browser')
  if (values.keep && values.at === undefined) throw new UsageError('--keep needs --at: the world would go with the mock of this run')
  return {
    ...values,
    names: positionals,
    driver,
    layouts: layout === 'both' ? LAYOUTS : [layout],
    /** Undefined for the language plan. */
    language: values.lang === undefined ? undefined : oneOf(LANGUAGES, values.lang, 'lang'),
    under: parseConditions(values.under),
    at: parseOrigin(values.at),
    until: count(values.until, 'until'),
    report: values.report ?? (values.trace ? REPORT_FOLDER : undefined),
    repeat: count(values.repeat, 'repeat') ?? 1,
    /** Of a random order; undefined for the order of the list. */
    seed: parseSeed(values.order, random),
    workers: count(values.workers, 'workers') ?? 2,
    shard: parseShard(values.shard),
  }
}
