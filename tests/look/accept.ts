import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** The names of the pictures in a folder: `id/light/375/guest/cart`. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .sort()
}

/** Takes the pictures of the last run that have one of these words in their name (all, without words) as they should be. Returns how many. */
export function acceptPictures(from: string, to: string, words: readonly string[]): number {
  const names = namesIn(from).filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  for (const name of names) {
    const file = `${to}/${name}.png`
    mkdirSync(dirname(file), { recursive: true })
    cpSync(`${from}/${name}.png`, file)
  }
  return names.length
}
