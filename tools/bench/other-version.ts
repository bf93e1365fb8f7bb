import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { startProgram } from '@nusaria/scenario-runner/support/program'
import { root } from '../../scripts/lib/root.ts'
import { envOfOtherProject } from '../../scripts/lib/run.ts'

/** Runs a program and shows what it prints. Throws when it fails. */
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env: envOfOtherProject, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' })

/** A built copy of a commit, below `.cache/versions`: made once. Throws when there is no such commit, or no npm registry. */
function buildVersion(commit: string): string {
  const hash = execFileSync('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root, encoding: 'utf8' }).trim()
  const folder = `${root}/.cache/versions/${hash}`
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  const files = execFileSync('git', ['archive', hash], { cwd: root, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['-x'], { cwd: unfinished, input: files })
  console.log(`Installing and building ${hash.slice(0, 8)} …`)
  run('npm', ['ci', '--no-audit', '--no-fund', '--no-progress'], unfinished)
  const build = ['scripts/build.ts', 'scripts/build.mjs'].find((file) => existsSync(`${unfinished}/${file}`)) ?? ''
  run(process.execPath, ['--import', 'tsx', build, 'server', 'storefront'], unfinished)
  renameSync(unfinished, folder)
  return folder
}

/** The server's program; once it was the mock's. */
const programs = ['apps/server/dist/main.js', 'apps/mock-api/dist/main.js']

/** Starts the shop of another commit with its own mock, rendered by its server. */
export async function startVersion(commit: string): Promise<{ readonly origin: string; stop(): Promise<unknown> }> {
  const folder = buildVersion(commit)
  const settings = { STATIC_DIR: `${folder}/apps/storefront/dist`, NUSARIA_BUILDS: folder, NUSARIA_RENDER: '1' }
  const { origin, stop } = startProgram(
    settings,
    folder,
    programs.find((file) => existsSync(`${folder}/${file}`)),
  )
  return { origin: await origin, stop }
}
