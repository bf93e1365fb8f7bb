import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { API, type Diagnostic, type Project } from 'typescript/unstable/async'
import { fingerprint } from '../../../scripts/lib/build.ts'
import { root } from '../../../scripts/lib/root.ts'
import { matches } from '../command-line/select-stories.ts'
import { CODES, describeMistake } from './describe-mistake.ts'

const PROJECT = `${root}/scenarios/tsconfig.json`
/** The folder of the stories. */
export const STORIES = 'scenarios/src/stories'

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

/** The files that can hold stories of these names: those of the area that mention the name. */
export function filesOf(patterns: readonly string[]): string[] {
  const files = readdirSync(`${root}/${STORIES}`).filter((file) => file.endsWith('.ts'))
  const holds = (file: string, pattern: string) => {
    const [area = '', name = '*'] = pattern === 'all' ? ['*'] : pattern.split('/')
    return matches(file.split('.')[0] ?? '', area) && (name.includes('*') || read(`${STORIES}/${file}`).includes(name))
  }
  return files.filter((file) => patterns.some((pattern) => holds(file, pattern))).map((file) => `${STORIES}/${file}`)
}

/** The wrong word. Where a field's value doesn't fit, TypeScript names the field. */
function wordAt(text: string, { pos, end, code }: Diagnostic): { readonly word: string; readonly at: number } {
  const value = CODES.noValue.includes(code) && /^(\s*:\s*)('[^'\n]*'|[\w.]+)/.exec(text.slice(end))
  const [, gap = '', word = text.slice(pos, end)] = value || []
  return { word, at: value ? end + gap.length : pos }
}

async function mistakesIn(file: string, { program, checker }: Project): Promise<string[]> {
  const path = `${root}/${file}`
  const text = read(file)
  if (!/^export default /m.test(text)) return [`${file}:1: There is no \`export default\` with the stories of this file`]
  const syntax = await program.getSyntacticDiagnostics(path)
  const found = syntax.length > 0 ? syntax : await program.getSemanticDiagnostics(path)
  return Promise.all(
    // What is imported and not used does no harm while a story is being written.
    found
      .filter(({ reportsUnnecessary }) => !reportsUnnecessary)
      .map(async (one) => {
        const { word, at } = wordAt(text, one)
        const isNumber = /^\d/.test(word)
        const entries = isNumber ? [] : ((await checker.getCompletionsAtPosition(path, at + 1).catch(() => undefined))?.entries ?? [])
        const fitting = entries.map(({ name }) => name.replace(/\?$/, ''))
        const owner = /(\w+)\.$/.exec(text.slice(0, at))?.[1]
        return `${file}:${text.slice(0, at).split('\n').length}: ${describeMistake({ ...one, word, owner, fitting })}`
      }),
  )
}

/** Holds for each checked file without a mistake what it was checked with: the check takes a second. */
const CHECKED = `${root}/.cache/checked-stories`

/** The mistakes in these files, one sentence each: `scenarios/src/stories/x.ts:12: 'cartt' is not a page; did you mean 'cart'?` */
export async function mistakesOf(files: readonly string[]): Promise<string[]> {
  const sources = fingerprint(['contracts', 'locales', 'scenarios'])
  const stamps = files.map((file) => ({ file, stamp: `${CHECKED}/${basename(file)}`, now: `${sources}\n${read(file)}` }))
  const changed = stamps.filter(({ stamp, now }) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== now)
  if (changed.length === 0) return []
  const api = new API({ cwd: root })
  try {
    const project = (await api.updateSnapshot({ openProjects: [PROJECT] })).getProject(PROJECT)
    if (!project) throw new Error(`TypeScript doesn't open ${PROJECT}`)
    const found = await Promise.all(changed.map(({ file }) => mistakesIn(file, project)))
    mkdirSync(CHECKED, { recursive: true })
    for (const [index, { stamp, now }] of changed.entries()) if (found[index]?.length === 0) writeFileSync(stamp, now)
    return found.flat()
  } finally {
    await api.close()
  }
}
