import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './root.ts'

/** The programs that `npm ci` leaves out: each source has a package.json and a lock file of its own. `megabytes`: once installed. */
const TOOLS = {
  browser: { what: 'Chromium', source: 'tools/browser', megabytes: 70 },
  openapi: { what: 'Redocly, openapi-typescript, orval and Prism', source: 'tools/openapi/tools', megabytes: 260 },
  gallery: { what: 'Ladle', source: 'apps/gallery/tools', megabytes: 100 },
  lighthouse: { what: 'Lighthouse', source: 'tools/lighthouse', megabytes: 185 },
}
/** Codes of npm where nothing answers. */
const UNREACHABLE = /^(EAI_AGAIN|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ERR_SOCKET_TIMEOUT|ETIMEDOUT)$/

/**
 * Installs the programs of one command by their own lock file, unless they are installed. Throws with the reason when they can't be had.
 * @returns the folder whose `node_modules` has them
 */
export function installTools(name: keyof typeof TOOLS, folder = `${root}/.cache/tools/${name}`) {
  const { what, source, megabytes } = TOOLS[name]
  const stamp = `${folder}/installed`
  const lock = readFileSync(`${root}/${source}/package-lock.json`, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return folder
  const shown = folder.replace(`${root}/`, '')
  // Optional ones are for other systems.
  const { packages: locked } = JSON.parse(lock) as { readonly packages: Readonly<Record<string, { readonly optional?: boolean }>> }
  const packages = Object.entries(locked).filter(([path, { optional }]) => path && !optional)
  console.error(
    `Installing ${what} from the npm registry into ${shown} (${packages.length} packages, about ${megabytes} MB). This needs a network once.`,
  )
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(`${root}/${source}/${file}`)) copyFileSync(`${root}/${source}/${file}`, `${folder}/${file}`)
  // ms, in place of a minute: without a network the answer comes within seconds.
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
  // `npm run --silent` hands its silence on; the code of an error is read below.
  const npm = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error', ...patience]
  const { status, stderr } = spawnSync('npm', npm, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' })
  const code = /^npm error code (\S+)/m.exec(stderr)?.[1] ?? ''
  if (UNREACHABLE.test(code))
    throw new Error(
      `${what} can't be installed: the npm registry can't be reached (${code}). Run the command once with a network, or copy ${shown} from a machine with the same system.`,
    )
  if (status !== 0) throw new Error(`${what} can't be installed.\n${stderr}`)
  writeFileSync(stamp, lock)
  return folder
}

/** The same for a command that needs them: prints the reason and exits when they can't be had. */
export function requireTools(name: keyof typeof TOOLS, folder?: string): string {
  try {
    return installTools(name, folder)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
