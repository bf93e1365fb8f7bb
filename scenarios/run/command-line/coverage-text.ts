import { LANGUAGES } from '@nusaria/contracts/headers'
import type { Coverage, CoverageKind, CoverageLine } from '@nusaria/scenarios/coverage/coverage'
import { LAYOUTS, type StoryRun } from '@nusaria/scenarios/coverage/run-plan'

const HEADINGS: Readonly<Record<CoverageKind, string>> = {
  code: 'Codes, given by a rule and met at a screen',
  state: 'Transitions of the lifecycles',
  route: 'Routes on which a story does something',
}

/** Number of runs in each language of a layout: `3 1 ·`. */
const counts = (runs: readonly StoryRun[]) =>
  LAYOUTS.map((layout) =>
    LANGUAGES.map((language) => runs.filter((one) => one.layout === layout && one.language === language).length || '·')
      .map((count) => String(count).padStart(3))
      .join(''),
  )

function row({ what, runs, missing, note }: CoverageLine, width: number): string {
  const stories = [...new Set(runs.map(({ story }) => story))]
  const said = missing
    ? `MISSING: ${missing}`
    : (note ?? stories.slice(0, 3).join(', ') + (stories.length > 3 ? ` and ${stories.length - 3} more` : ''))
  return [what.padEnd(width), ...counts(runs), said].join('  ')
}

/** The coverage as a text table: code × state × route × language × layout, with what is missing below. */
export function coverageText({ stories, lines, runs, missing }: Coverage): string {
  const width = Math.max(...lines.map(({ what }) => what.length))
  const head = ['', ...LAYOUTS.map((layout) => layout.padStart(9))].map((cell, i) => (i === 0 ? cell.padEnd(width) : cell)).join('  ')
  const tongues =
    ' '.repeat(width) + LAYOUTS.map(() => `  ${LANGUAGES.map((language) => language.slice(0, 2).padStart(3)).join('')}`).join('')
  const parts = (Object.keys(HEADINGS) as CoverageKind[]).flatMap((kind) => {
    const own = lines.filter((line) => line.kind === kind)
    const done = own.filter((line) => !line.missing).length
    return [`${HEADINGS[kind]}: ${done} of ${own.length}`, head, tongues, ...own.map((line) => row(line, width)), '']
  })
  const sum = [`${stories} stories`.padEnd(width), ...counts(runs)].join('  ')
  const end = missing.length === 0 ? ['Nothing is missing.'] : [`${missing.length} missing:`, ...missing.map((one) => `  ${one}`)]
  return [...parts, head, tongues, sum, '', ...end].join('\n')
}
