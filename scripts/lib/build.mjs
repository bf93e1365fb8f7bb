import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const sources = ['contracts', 'locales', 'scenarios', 'apps/mock-api', 'apps/storefront', 'apps/workbench']
const loose = ['package-lock.json', 'tsconfig.base.json']
const skipped = new Set(['node_modules', 'dist', 'dist-offline'])

const storefront = `${root}/apps/storefront`

/**
 * What can be built, where it goes, and how. `storefront` is the static folder for a real backend (and for `npm start`),
 * `checked` the same with every reply held against its contract (browser tests), `offline` the one that runs wholly in the
 * browser, `server` the mock as one program, `workbench` its pages for testers.
 */
export const targets = {
  storefront: { out: 'apps/storefront/dist/index.html', command: 'npm', args: ['run', '--silent', 'build', '-w', '@nusaria/storefront'] },
  checked: {
    out: '.cache/checked/index.html',
    command: 'vite',
    args: ['build', '--outDir', `${root}/.cache/checked`, '--emptyOutDir'],
    cwd: storefront,
    env: { VITE_CHECK_REPLIES: '1' },
  },
  offline: {
    out: 'apps/storefront/dist-offline/index.html',
    command: 'npm',
    args: ['run', '--silent', 'build:offline', '-w', '@nusaria/storefront'],
  },
  workbench: { out: 'apps/workbench/dist/index.html', command: 'npm', args: ['run', '--silent', 'build', '-w', '@nusaria/workbench'] },
  server: { out: 'apps/mock-api/dist/main.js', command: 'npm', args: ['run', '--silent', 'build', '-w', '@nusaria/mock-api'] },
}

/** Builds at a time: each is busy on one processor for most of its time. */
const AT_ONCE = 2

/**
 * Builds what is missing or older than its sources. Resolves to the names built; throws when a build fails, once nothing builds any more.
 * @param {(keyof typeof targets)[]} names
 */
export async function buildStale(names) {
  const now = fingerprint()
  const built = names.filter((name) => !existsSync(`${root}/${targets[name].out}`) || stamp(name) !== now)
  const waiting = [...built]
  const builder = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await build(name, now)
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, builder))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
  return built
}

async function build(name, stamped) {
  console.log(`Building ${name} …`)
  const { command, args, cwd, env } = targets[name]
  const code = await run(command, args, { cwd, env, quiet: true })
  if (code !== 0) throw new Error(`Building ${name} failed.`)
  mkdirSync(`${root}/.cache/build`, { recursive: true })
  writeFileSync(stampFile(name), stamped)
}

const stampFile = (name) => `${root}/.cache/build/${name}`
const stamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '')

/** A hash over the contents of every source file, so that a fresh clone, a branch change and an edit all tell. */
function fingerprint() {
  const hash = createHash('sha1')
  for (const file of [...loose, ...sources.flatMap(filesBelow)])
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${root}/${file}`))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(folder) {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return []
    return entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]
  })
}
