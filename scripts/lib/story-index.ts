import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { root } from './root.ts'

const generated = `${root}/scenarios/src/generated`
const index = `${generated}/stories.ts`
/** The folder of the stories. */
export const STORIES = `${root}/scenarios/src/stories`

const baseOf = (file: string) => file.slice(0, -'.ts'.length)

/** `after-sale.partial.ts` is imported as `afterSalePartial`: a new file changes no other line. */
const variableOf = (file: string) => baseOf(file).replace(/[^a-z0-9]+(.)/gi, (_, letter: string) => letter.toUpperCase())

/** The index as text: each file of the stories by its name, in the order of names. */
export function storyIndex() {
  const files = readdirSync(STORIES)
    .filter((file) => file.endsWith('.ts'))
    .sort()
  const imports = files.map((file) => `import ${variableOf(file)} from '../stories/${file}'`)
  const entries = files.map((file) => `  '${baseOf(file)}': ${variableOf(file)},`)
  return `// Written by \`npm run write docs\`.\n${imports.join('\n')}\n\nexport const STORY_FILES = {\n${entries.join('\n')}\n}\n`
}

/** Writes the index where it is out of date. */
export function writeStoryIndex() {
  const text = storyIndex()
  if (existsSync(index) && readFileSync(index, 'utf8') === text) return
  mkdirSync(generated, { recursive: true })
  // Another process may read it at this moment.
  const written = `${index}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, index)
}

export const readStoryIndex = () => readFileSync(index, 'utf8')
