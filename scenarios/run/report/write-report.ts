import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outcome } from './outcome.ts'
import { reportPage } from './page.ts'

/** Up to this size screenshots are inside the page; more stay files beside it. */
const MAX_INLINE_BYTES = 24_000_000

const picturesOf = (outcomes: readonly Outcome[]) => outcomes.flatMap(({ steps }) => steps.flatMap(({ picture }) => picture ?? []))

/** Writes `report.html` into the folder with the screenshots, and returns its path. */
export function writeReport(
  folder: string,
  outcomes: readonly Outcome[],
  about: { readonly ms: number; readonly args: readonly string[] },
): string {
  mkdirSync(folder, { recursive: true })
  const there = picturesOf(outcomes).filter((file) => existsSync(join(folder, file)))
  const size = there.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
  const known = new Set(there)
  const sourceOf = (file: string) => {
    if (!known.has(file)) return undefined
    return size > MAX_INLINE_BYTES ? file : `data:image/jpeg;base64,${readFileSync(join(folder, file), 'base64')}`
  }
  const path = join(folder, 'report.html')
  writeFileSync(path, reportPage(outcomes, { ...about, sourceOf, at: new Date() }))
  return path
}
