import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { API, type Diagnostic, type Project } from 'typescript/unstable/async'
import { fingerprint } from '../../../scripts/lib/build.ts'
import { root } from '../../../scripts/lib/root.ts'
import { matches } from '../command-line/select-stories.ts'

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

/** TypeScript's numbers of errors about a value, and about a verb or field, in place of which others fit. */
const WRONG_VALUE = [2322, 2345, 2820]
const WRONG_NAME = [2339, 2353, 2551, 2561]

/** The wrong word. Where a field's value doesn't fit, TypeScript names the field. */
function wordAt(text: string, { pos, end, code }: Diagnostic): { readonly word: string; readonly at: number } {
  const value = WRONG_VALUE.includes(code) && /^(\s*:\s*)('[^'\n]*'|[\w.]+)/.exec(text.slice(end))
  const [, gap = '', word = text.slice(pos, end)] = value || []
  return { word: word.replace(/^['"`]|['"`]$/g, ''), at: value ? end + gap.length : pos }
}

/** Number of letters to change, add or remove to turn one word into the other. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1]
    for (const [j, wanted] of [...other].entries())
      row.push(Math.min((above[j] ?? 0) + Number(letter !== wanted), (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    above = row
  }
  return above.at(-1) ?? 0
}

/** Number of fitting words that a sentence lists. */
const SHOWN = 8

/** The nearest fitting word, or some that there are, the nearest first. */
function hint(word: string, fitting: readonly string[]): string {
  const far = (name: string) => distance(word.toLowerCase(), name.toLowerCase())
  const [nearest = '', ...others] = fitting.toSorted((one, other) => far(one) - far(other)).slice(0, SHOWN)
  return far(nearest) <= Math.max(2, word.length / 3)
    ? `did you mean '${nearest}'?`
    : `it can be ${[nearest, ...others].join(', ')} (all: docs/verbs.md)`
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
        const isWord = [...WRONG_VALUE, ...WRONG_NAME].includes(one.code) && !/^\d/.test(word)
        const entries = isWord ? (await checker.getCompletionsAtPosition(path, at + 1).catch(() => undefined))?.entries : undefined
        const fitting = entries?.map(({ name }) => name.replace(/\?$/, '')) ?? []
        const sentence = fitting.length > 0 ? `'${word}' doesn't fit here; ${hint(word, fitting)}` : one.text
        return `${file}:${text.slice(0, at).split('\n').length}: ${sentence}`
      }),
  )
}

/** Holds for each checked file without a mistake what it was checked with: the check takes a second. */
const CHECKED = `${root}/.cache/checked-stories`

/** The mistakes in these files, one sentence each: `scenarios/src/stories/x.ts:12: 'cartt' doesn't fit here; did you mean 'cart'?` */
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
