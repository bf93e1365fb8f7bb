import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './root.mjs'
import { run } from './run.mjs'

const sources = ['contracts', 'locales', 'scenarios', 'apps/mock-api', 'apps/storefront', 'apps/workbench']
const loose = ['package-lock.json', 'tsconfig.base.json']
const skipped = new Set(['node_modules', 'dist', 'dist-offline'])

const storefront = `${root}/apps/storefront`

/**
 * The builds. `storefront`: static files for a real backend and `npm start`. `checked`: the same with every reply checked against its
 * contract (browser tests). `offline`: the shop without a server. `server`: the mock as one program. `workbench`: the pages for testers.
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

/** Parallel builds: each keeps one processor busy. */
const AT_ONCE = 2

/**
 * Builds what is missing or stale. Resolves to the built names; throws after all builds have ended when one failed.
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

/** A hash of all source files: it changes with edits and branches, not with dates. */
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
