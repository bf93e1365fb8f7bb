import { relative, resolve } from 'node:path'
import { coverageOf } from '@nusaria/scenarios/coverage/coverage'
import { scenarios } from '@nusaria/scenarios/index'
import { type Outcome, sumOf } from '../report/outcome.ts'
import { writeReport } from '../report/write-report.ts'
import { chosen, isRecording } from './choose.ts'
import { coverageText } from './coverage-text.ts'
import { type Options, optionsOf, USAGE, WrongUse } from './options.ts'
import { type Printer, printer } from './print.ts'
import { runHere } from './run-here.ts'
import { runRecording } from './run-recording.ts'

/** Exit statuses. */
const FAILED = 1
const WRONG_USE = 2

function list(): void {
  for (const [name, { title, covers }] of Object.entries(scenarios))
    console.log(`${name.padEnd(36)} ${title}${covers.length > 0 ? ` [${covers.join(', ')}]` : ''}`)
}

function coverage(): number {
  const told = coverageOf(scenarios)
  console.log(coverageText(told))
  return told.missing.length > 0 ? FAILED : 0
}

/** Several browser stories go to Playwright's own runner; one, or one that is looked at, is told here. */
function isForRunner(options: Options, count: number): boolean {
  const many = count * options.layouts.length * options.repeat > 1 || options.shard !== undefined
  return options.driver === 'browser' && many && !options.keep && !options.headed
}

/** The stories that are asked for, by whatever tells them. */
async function runStories(asked: readonly string[], options: Options, folder: string | undefined, told: Printer): Promise<Outcome[]> {
  const names = chosen(asked, Object.keys(scenarios))
  const stories = Object.entries(scenarios).filter(([name]) => names.includes(name))
  if (!isForRunner(options, names.length)) return runHere(stories, options, folder, told)
  // Playwright's runner is loaded only where it is wanted.
  const { runInRunner } = await import('./run-in-runner.ts')
  return runInRunner(stories, options, folder, told)
}

async function run(options: Options): Promise<number> {
  const folder = options.report === undefined ? undefined : resolve(options.report)
  const told = printer(options.json)
  if (options.seed !== undefined && !options.json)
    console.log(`In an order made of the seed ${options.seed}: --order=random:${options.seed}`)
  const begun = performance.now()
  const names = options.asked.filter((one) => !isRecording(one))
  const outcomes = names.length > 0 ? await runStories(names, options, folder, told) : []
  for (const recording of options.asked.filter(isRecording)) outcomes.push(await runRecording(recording, options, told))
  const sum = sumOf(outcomes)
  const ms = Math.round(performance.now() - begun)
  const report = folder && relative(process.cwd(), writeReport(folder, outcomes, { ms, asked: process.argv.slice(2) }))
  told({ event: 'sum', ...sum, ...(report && { report }) })
  return sum.failed > 0 || (outcomes.length === 0 && !options.shard) ? FAILED : 0
}

async function main(args: readonly string[]): Promise<number> {
  try {
    const options = optionsOf(args)
    if (!options) console.log(USAGE)
    else if (options.asked[0] === 'list') list()
    else if (options.asked[0] === 'coverage') return coverage()
    else return await run(options)
    return 0
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    return WRONG_USE
  }
}

process.exitCode = await main(process.argv.slice(2))
