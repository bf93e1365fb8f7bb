import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const ASIDE = 'set-aside'
/** The maximum number of worlds that were set aside. */
const MAX_MOVED_ASIDE = 10

/** Whether a folder is empty or missing. */
export function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0
}

/** Makes a folder and those above it. Node's own recursive way never returns below `/proc`. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Moves a folder aside under the date and time. Returns its new path. */
export function moveAside(folder: string, now: Date): string {
  return setAside(folder, now, (place) => renameSync(folder, place))
}

/** Puts copies of a folder's files aside under the date and time. Returns the path of their folder. */
export function copyAside(folder: string, files: readonly { readonly name: string; readonly bytes: Buffer }[], now: Date): string {
  return setAside(folder, now, (place) => {
    makeFolder(place)
    for (const { name, bytes } of files) writeFileSync(join(place, name), bytes)
  })
}

function setAside(folder: string, now: Date, put: (place: string) => void): string {
  const all = join(dirname(folder), ASIDE)
  makeFolder(all)
  const name = `${now.toISOString().replaceAll(':', '-')}-${basename(folder)}`
  const place = join(all, name)
  put(place)
  const older = readdirSync(all).sort().slice(0, -MAX_MOVED_ASIDE)
  for (const each of older) rmSync(join(all, each), { recursive: true, force: true })
  return place
}
