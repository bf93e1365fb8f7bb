import { Stryker } from '@stryker-mutator/core'
import { AREA_NAMES, AREA_VARIABLE, AREAS, type AreaName } from './areas.ts'

/** Percent of the changes that the tests must find, in each area */
const REQUIRED = 85

interface Count {
  found: number
  survived: number
  not_covered: number
}

const scoreOf = ({ found, survived, not_covered }: Count) => (100 * found) / (found + survived + not_covered)

/** Changes the expressions of an area one at a time and counts what the tests noticed. Survivors are printed. */
async function testArea(name: AreaName): Promise<Count> {
  process.env[AREA_VARIABLE] = name
  const results = await new Stryker({
    configFile: 'tests/mutation/stryker.config.json',
    mutate: [...AREAS[name].mutate],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  }).runMutationTest()
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
  return { found: count('Killed', 'Timeout'), survived: count('Survived'), not_covered: count('NoCoverage') }
}

const sum = (counts: readonly Count[]): Count => ({
  found: counts.reduce((total, { found }) => total + found, 0),
  survived: counts.reduce((total, { survived }) => total + survived, 0),
  not_covered: counts.reduce((total, { not_covered }) => total + not_covered, 0),
})

const line = (...cells: readonly string[]) => cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(12))).join('')
const row = (name: string, count: Count, ms: number) => {
  const { found, survived, not_covered } = count
  const numbers = [found + survived + not_covered, found, survived, not_covered].map(String)
  return line(name, ...numbers, `${scoreOf(count).toFixed(1)} %`, `${Math.ceil(ms / 60_000)} min`)
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !AREA_NAMES.some((area) => area === name))
if (unknown.length > 0) throw new Error(`Unknown area: ${unknown.join(', ')}. There are ${AREA_NAMES.join(', ')}.`)

const counts: Count[] = []
const rows: string[] = []
const began = Date.now()
for (const name of AREA_NAMES.filter((area) => named.length === 0 || named.includes(area))) {
  const since = Date.now()
  const count = await testArea(name)
  counts.push(count)
  rows.push(row(name, count, Date.now() - since))
  console.log(`\n${rows.at(-1)}\n`)
}
const total = sum(counts)
console.log(
  ['', line('Area', 'changes', 'found', 'survived', 'not covered', 'score', 'time'), ...rows, row('total', total, Date.now() - began)].join(
    '\n',
  ),
)
if (counts.some((count) => scoreOf(count) < REQUIRED)) {
  console.log(`The tests must find ${REQUIRED} % in each area.`)
  process.exitCode = 1
}
