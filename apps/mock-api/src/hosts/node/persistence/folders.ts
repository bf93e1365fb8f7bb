import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const ASIDE = 'set-aside'
/** The maximum number of worlds that were set aside. */
const MAX_MOVED_ASIDE = 10

/** Whether a folder is empty or missing. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Moves a folder aside under the date and time. Returns its new path. */
export function moveAside(folder: string, now: Date): string {
  const all = join(dirname(folder), ASIDE)
  mkdirSync(all, { recursive: true })
  const name = `${now.toISOString().replaceAll(':', '-')}-${basename(folder)}`
  const place = join(all, name)
  renameSync(folder, place)
  const older = readdirSync(all).sort().slice(0, -MAX_MOVED_ASIDE)
  for (const each of older) rmSync(join(all, each), { recursive: true, force: true })
  return place
}
