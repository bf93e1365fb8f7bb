import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { screens } from './screens.ts'

const folder = fileURLToPath(new URL('../../.screens/', import.meta.url))

/** `addressDetail` in words: Ladle shows and writes names in small letters. */
const inWords = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, ' $&')

/** The stories of one page as source text. */
function fileOf(group: string, page: string, states: readonly string[]): string {
  const stories = states.flatMap((state, at) => [
    `export const Story${at} = storyOf(${[group, page, state].map((name) => JSON.stringify(name)).join(', ')})`,
    `Story${at}.storyName = ${JSON.stringify(state)}`,
  ])
  return [
    "import { storyOf } from '../src/screens/story.tsx'",
    `export default { title: ${JSON.stringify(`${group} / ${inWords(page)}`)} }`,
    ...stories,
    '',
  ].join('\n')
}

/** Writes one file of stories per page to `.screens/`: Ladle reads the names of stories from the source text. */
export function writeStories(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [group, pages] of Object.entries(screens)) {
    for (const [page, states] of Object.entries(pages))
      writeFileSync(`${folder}${group}-${page.replace(/\W/g, '-')}.stories.tsx`, fileOf(group, page, Object.keys(states)))
  }
}
