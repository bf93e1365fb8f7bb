import { createHash } from 'node:crypto'
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from './root.ts'
import { run } from './run.ts'
import { writeStoryIndex } from './story-index.ts'

const loose = ['package-lock.json', 'tsconfig.base.json', ...(existsSync(`${root}/.env`) ? ['.env'] : [])]
const shop = ['adapters', 'brand', 'contracts', 'locales', 'apps/server/src/site', 'apps/storefront']
const server = ['brand', 'contracts', 'scenarios/src', 'static-files', 'apps/server', 'locales', 'catalogue', 'apps/mock-api']
const skipped = new Set(['node_modules', 'dist', 'dist-maps', 'dist-offline', 'dist-renderer'])

const storefront = `${root}/apps/storefront`

interface Target {
  /** A file of the folder that it writes. */
  readonly out: string
  /** Another such folder. */
  readonly beside?: string
  /** The folders that it is made of: it is stale when one of their files has changed. */
  readonly sources: readonly string[]
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** The shop with an adapter. */
const adaptedShop = (adapter: string): Target => ({
  out: `.cache/${adapter}/index.html`,
  beside: `.cache/${adapter}-renderer`,
  sources: shop,
  command: 'vite',
  args: ['build', '--outDir', `${root}/.cache/${adapter}`, '--emptyOutDir'],
  cwd: storefront,
  env: { NUSARIA_ADAPTER: adapter },
})

/**
 * The builds. `storefront`: static files for a real backend and `npm start`. `checked`: the same with every reply checked against its
 * contract (browser tests). `offline`: the shop without a server. `server`: the program that serves the shop, with the mock or before a real backend. `standIns`: the mock's pages in
 * place of the payment gateway's and Google's. `workbench`: the pages for testers.
 */
export const targets = {
  storefront: {
    out: 'apps/storefront/dist/index.html',
    beside: 'apps/storefront/dist-renderer',
    sources: shop,
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', '@nusaria/storefront'],
  },
  checked: {
    out: '.cache/checked/index.html',
    sources: shop,
    command: 'vite',
    args: ['build', '--outDir', `${root}/.cache/checked`, '--emptyOutDir'],
    cwd: storefront,
    env: { VITE_CHECK_REPLIES: '1' },
  },
  /** The shop of the second example brand (browser tests). */
  brand: {
    out: '.cache/brand/index.html',
    sources: shop,
    command: 'vite',
    args: ['build', '--outDir', `${root}/.cache/brand`, '--emptyOutDir'],
    cwd: storefront,
    env: { NUSARIA_BRAND: 'pasarpagi', VITE_CHECK_REPLIES: '1' },
  },
  /** The shop below a path of its origin (browser tests). */
  base: {
    out: '.cache/base/index.html',
    sources: shop,
    command: 'vite',
    args: ['build', '--base=/toko/', '--outDir', `${root}/.cache/base`, '--emptyOutDir'],
    cwd: storefront,
    env: { VITE_CHECK_REPLIES: '1' },
  },
  /** Before the example backends, with a renderer (browser tests). */
  yudao: adaptedShop('yudao'),
  litemall: adaptedShop('litemall'),
  offline: {
    out: 'apps/storefront/dist-offline/index.html',
    sources: [...shop, ...server],
    command: 'npm',
    args: ['run', '--silent', 'build:offline', '-w', '@nusaria/storefront'],
  },
  server: {
    out: 'apps/server/dist/main.js',
    sources: server,
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', '@nusaria/server'],
  },
  workbench: {
    out: 'apps/workbench/dist/index.html',
    sources: [...shop, ...server, 'apps/workbench'],
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', '@nusaria/workbench'],
  },
  standIns: {
    out: 'apps/mock-api/dist/gateway/index.html',
    beside: 'apps/mock-api/dist/google',
    sources: ['brand', 'contracts', 'locales', 'apps/mock-api/src'],
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', '@nusaria/mock-api'],
  },
} satisfies Record<string, Target>
export type Build = keyof typeof targets

/** Parallel builds: each keeps one processor busy. */
const AT_ONCE = 2

/**
 * Builds what is missing or stale. Throws after all builds have ended when one failed.
 * @param use reads a build while no other process can replace it
 */
export async function buildStale(names: readonly Build[], use?: (name: Build) => void): Promise<void> {
  // A story that was added, renamed or deleted by hand must not break a build.
  writeStoryIndex()
  const hashes = new Map<string, string>()
  const now = new Map(names.map((name) => [name, fingerprint(targets[name].sources, hashes)]))
  const waiting = names.filter((name) => use || !isBuilt(name, now.get(name) ?? ''))
  const builder = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      await runAlone(name, async () => {
        // Another process may have built it meanwhile.
        if (!isBuilt(name, now.get(name) ?? '')) await build(name, now.get(name) ?? '')
        use?.(name)
      })
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, builder))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}

/** Has a folder for each process that uses copies of builds, named by the number of the process. */
const copies = `${root}/.cache/running`
let copied = 0

/**
 * Builds what is missing or stale and copies it, each folder to its path below a folder of this process: a later build replaces the originals while a server
 * still sends the files that its pages name. The copies are removed when the process ends. Those of a process that was killed are removed by the next call.
 * @returns the folder
 */
export async function copyBuilds(names: readonly Build[]): Promise<string> {
  mkdirSync(copies, { recursive: true })
  for (const pid of readdirSync(copies)) if (!isRunning(Number(pid))) rmSync(`${copies}/${pid}`, { recursive: true, force: true })
  if (copied === 0) {
    const own = `${copies}/${process.pid}`
    // Of an earlier process with the same number.
    rmSync(own, { recursive: true, force: true })
    process.once('exit', () => rmSync(own, { recursive: true, force: true }))
  }
  copied += 1
  const folder = `${copies}/${process.pid}/${copied}`
  await buildStale(names, (name) => {
    const { out, beside }: Target = targets[name]
    // Where the file system can, both share the bytes until one of them changes.
    for (const path of [dirname(out), ...(beside ? [beside] : [])])
      cpSync(`${root}/${path}`, `${folder}/${path}`, { recursive: true, mode: constants.COPYFILE_FICLONE })
  })
  return folder
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process that wrote its number into a file still runs. */
function isHeld(lock: string): boolean {
  try {
    return isRunning(Number(readFileSync(lock, 'utf8')))
  } catch {
    return false
  }
}

/** Runs alone among the processes that build the same or copy it: two builds at once would empty each other's folder. */
async function runAlone<T>(name: Build, work: () => Promise<T>): Promise<T> {
  mkdirSync(`${root}/.cache/build`, { recursive: true })
  const lock = `${stampFile(name)}.lock`
  for (;;)
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      if (isHeld(lock)) await delay(200)
      else rmSync(lock, { force: true })
    }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

async function build(name: Build, stamped: string): Promise<void> {
  console.log(`Building ${name} …`)
  // A build that fails leaves half of its files, whatever the sources are by then.
  rmSync(stampFile(name), { force: true })
  if ((await runBuild(name, { quiet: true })) !== 0) throw new Error(`Building ${name} failed.`)
  writeFileSync(stampFile(name), stamped)
}

/**
 * Builds also what is not stale, with further arguments for the build.
 * @returns the exit code
 */
export function forceBuild(name: Build, more: readonly string[]): Promise<number> {
  writeStoryIndex()
  return runAlone(name, () => {
    // With these arguments it may be another build than the one that others need.
    rmSync(stampFile(name), { force: true })
    return runBuild(name, { more })
  })
}

function runBuild(
  name: Build,
  { more = [], quiet = false }: { readonly more?: readonly string[]; readonly quiet?: boolean },
): Promise<number> {
  const { command, args, cwd, env }: Target = targets[name]
  // A test runner's own mode would go into the build.
  return run(command, more.length > 0 ? [...args, '--', ...more] : args, { cwd, env: { NODE_ENV: 'production', ...env }, quiet })
}

const stampFile = (name: Build) => `${root}/.cache/build/${name}`
const isBuilt = (name: Build, stamped: string) => existsSync(`${root}/${targets[name].out}`) && stamp(name) === stamped
const stamp = (name: Build) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : '')

/**
 * A hash of the files in these folders, of the loose ones and of the build's variables: it changes with edits and branches, not with
 * dates. Fills `hashes`.
 */
export function fingerprint(sources: readonly string[], hashes = new Map<string, string>()): string {
  const hash = createHash('sha1')
  for (const [name, value] of Object.entries(process.env))
    if (name.startsWith('VITE_') || /^NUSARIA_(BRAND|BASE|ADAPTER)$/.test(name)) hash.update(`${name}=${value}\0`)
  for (const source of [...loose, ...new Set(sources)]) {
    if (!hashes.has(source)) hashes.set(source, hashOf(loose.includes(source) ? [source] : filesBelow(source)))
    hash.update(hashes.get(source) ?? '')
  }
  return hash.digest('hex')
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha1')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(`${root}/${file}`))
      .update('\0')
  return hash.digest('hex')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(`${root}/${folder}`, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(path) ? [] : [path]
  })
}
