import { readdirSync, readFileSync } from 'node:fs'

/** The drawings' files by path, as `import.meta.glob` gives them, where no Vite runs. */
export function readDrawings(): Readonly<Record<string, string>> {
  const folder = new URL('./drawings/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
  return Object.fromEntries(files.map((file) => [`./drawings/${file}`, readFileSync(new URL(file, folder), 'utf8')]))
}
