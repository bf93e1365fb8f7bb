import { parseArgs } from 'node:util'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { run } from '../../scripts/lib/run.ts'
import { WIDTHS } from './playwright.config.ts'

// `npm run look`: which projects and tests of look.spec.ts Playwright runs. Without options Indonesian, light, on a phone and on a usual desktop.
const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const { values } = parseArgs({
  options: { all: flag, accept: flag, route: text, state: text, width: text, lang: text, theme: text },
})
const list = (given: string | undefined, all: readonly (string | number)[], usual: readonly (string | number)[]) =>
  given?.split(',') ?? (values.all ? all : usual)
const anyOf = (given: string | undefined) => (given === undefined ? '\\S' : given.replace(/[.?+]/g, '\\$&').replaceAll(',', '|'))

const projects = list(values.width, WIDTHS, [375, 1440]).flatMap((width) =>
  list(values.lang, LANGUAGES, ['id']).map((language) => `--project=${width} ${language}`),
)
const tests = ` (${anyOf(values.state)}) \\S*(${anyOf(values.route)})`
const update = values.accept ? ['--update-snapshots=all'] : []
const env = { NUSARIA_THEMES: list(values.theme, ['light', 'dark'], ['light']).join() }
const args = ['test', '--config=tools/look/playwright.config.ts', `--grep=${tests}`, ...projects, ...update]
process.exitCode = await run('playwright', args, { env })
