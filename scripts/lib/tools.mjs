import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './root.mjs'

/** The programs that `npm ci` leaves out: each folder has a package.json and a lock file of its own. */
const SOURCES = {
  browser: `${root}/tests/setup/tools`,
  openapi: `${root}/tests/openapi/tools`,
  gallery: `${root}/apps/gallery/tools`,
  lighthouse: `${root}/tests/perf/tools`,
}

/**
 * Installs the programs of one command by their own lock file, unless they are installed. Throws with the reason when they can't be had.
 * @param {keyof typeof SOURCES} name
 * @returns {string} the folder whose `node_modules` has them
 */
export function installTools(name) {
  const source = SOURCES[name]
  const folder = `${root}/.cache/tools/${name}`
  const stamp = `${folder}/installed`
  const lock = readFileSync(`${source}/package-lock.json`, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return folder
  console.error(`Installing the programs of ${source.slice(root.length + 1)} …`)
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(`${source}/${file}`)) copyFileSync(`${source}/${file}`, `${folder}/${file}`)
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress']
  const { status, stderr } = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`The programs of ${source} can't be installed; the npm registry must be reachable.\n${stderr}`)
  writeFileSync(stamp, lock)
  return folder
}
