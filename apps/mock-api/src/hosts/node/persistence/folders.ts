import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const ASIDE = 'set-aside'
/** Worlds set aside that stay; older ones go. */
const MAX_MOVED_ASIDE = 10

/** Whether there is nothing in a folder, or no folder. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Moves a folder out of the way, into one named by the day and time. Returns where it is now. */
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
