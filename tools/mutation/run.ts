import { Stryker } from '@stryker-mutator/core'
import { AREA_NAMES, AREA_VARIABLE, AREAS } from './areas.ts'

// `npm run check mutation [area …]`: changes the expressions of each area one at a time and counts what its tests notice. Survivors are printed.

/** Percent of the changes that the tests must find, in each area */
const REQUIRED = 85

const named = process.argv.slice(2)
const unknown = named.filter((name) => !AREA_NAMES.some((area) => area === name))
if (unknown.length > 0) throw new Error(`Unknown area: ${unknown.join(', ')}. There are ${AREA_NAMES.join(', ')}.`)

const table: Record<string, Record<string, number | string>> = {}
const total = { changes: 0, found: 0, survived: 0, 'not covered': 0, minutes: 0 }
const withScore = (sums: typeof total) => ({ ...sums, score: `${((100 * sums.found) / sums.changes).toFixed(1)} %` })
for (const name of AREA_NAMES.filter((area) => named.length === 0 || named.includes(area))) {
  process.env[AREA_VARIABLE] = name
  const begun = Date.now()
  const results = await new Stryker({
    configFile: 'tools/mutation/stryker.config.json',
    mutate: [...AREAS[name].mutate],
    htmlReporter: { fileName: `.cache/mutation/${name}.html` },
    // Below `break` Stryker sets the exit status 1.
    thresholds: { high: 100, low: REQUIRED, break: REQUIRED },
  }).runMutationTest()
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length
  const [found, survived, uncovered] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')]
  const minutes = Math.ceil((Date.now() - begun) / 60_000)
  const sums = { changes: found + survived + uncovered, found, survived, 'not covered': uncovered, minutes }
  table[name] = withScore(sums)
  for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += sums[key]
  console.table({ ...table, total: withScore(total) })
}
