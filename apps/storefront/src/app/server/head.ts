import { files } from 'virtual:page-files'
import { withBase } from '../../shared/base-path.ts'

/** Links to the scripts and style sheets of a page's parts: the browser needn't find out by running the first script. */
export function headOf(parts: ReadonlySet<string>): string {
  const needed = new Set([...parts].flatMap((part) => files[part] ?? []))
  return [...needed]
    .map((file) => {
      const href = withBase(`/${file}`)
      return file.endsWith('.css')
        ? `<link rel="stylesheet" crossorigin href="${href}">`
        : `<link rel="modulepreload" crossorigin href="${href}">`
    })
    .join('')
}
