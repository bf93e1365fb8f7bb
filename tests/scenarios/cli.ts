import { parseArgs } from 'node:util'
import { LANGUAGES, type Language } from '@nusaria/contracts/headers'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import { scenarios } from '@nusaria/scenarios/index'
import { CallDriver } from '../drivers/calls/call-driver.ts'
import type { Driver } from '../drivers/driver.ts'
import { type Replay, replay, type StepResult } from '../drivers/replay.ts'
import { engineHost, servedHost } from '../support/hosts.ts'

const USAGE = `npm run scenario -- <name> | all | list
  --driver=engine|http|browser   how it is replayed (engine)
  --layout=mobile|desktop        of the browser (mobile)
  --lang=en|id|zh-CN             of the browser (id)
  --headed                       show the browser`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    driver: { type: 'string', default: 'engine' },
    layout: { type: 'string', default: 'mobile' },
    lang: { type: 'string', default: 'id' },
    headed: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const MARKS = { passed: '✓', failed: '✗', 'not applicable': '–', 'not reached': '·' } as const

function show({ verdict, said, why }: StepResult): void {
  console.log(`  ${MARKS[verdict]} ${said}${verdict === 'not applicable' ? ' (not applicable)' : ''}`)
  if (why) console.log(`      ${why}`)
}

async function opened(): Promise<{ driver: () => Promise<Driver>; close: () => Promise<void> }> {
  if (values.driver === 'browser') {
    const { openBrowserSession } = await import('../drivers/browser/session.ts')
    const layout = values.layout === 'desktop' ? 'desktop' : 'mobile'
    const language = LANGUAGES.find((one) => one === values.lang) ?? ('id' satisfies Language)
    return openBrowserSession({ layout, language, headed: values.headed })
  }
  const host = values.driver === 'http' ? await servedHost() : engineHost()
  return { driver: async () => new CallDriver(host), close: () => host.close() }
}

async function run(chosen: readonly [string, Scenario][]): Promise<Replay[]> {
  const session = await opened()
  try {
    const replays: Replay[] = []
    for (const [name, scenario] of chosen) {
      console.log(`\n${name}: ${scenario.title}`)
      const told = await replay(scenario, await session.driver(), show)
      console.log(`  ${MARKS[told.verdict]} ${told.verdict}`)
      replays.push(told)
    }
    return replays
  } finally {
    await session.close()
  }
}

const [asked = ''] = positionals
const all = Object.entries(scenarios)
const chosen = asked === 'all' ? all : all.filter(([name]) => name === asked)

if (values.help || !asked || !['engine', 'http', 'browser'].includes(values.driver)) {
  console.log(USAGE)
} else if (asked === 'list') {
  for (const [name, { title, covers }] of all)
    console.log(`${name.padEnd(36)} ${title}${covers.length > 0 ? ` [${covers.join(', ')}]` : ''}`)
} else if (chosen.length === 0) {
  console.error(`There is no scenario "${asked}"; see \`npm run scenario -- list\`.`)
  process.exitCode = 1
} else {
  const replays = await run(chosen)
  const of = (verdict: Replay['verdict']) => replays.filter((one) => one.verdict === verdict).length
  console.log(`\n${of('passed')} passed, ${of('failed')} failed, ${of('not applicable')} not applicable (${values.driver})`)
  process.exitCode = of('failed') > 0 ? 1 : 0
}
