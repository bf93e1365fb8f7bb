import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { copyBuilds } from '../../../scripts/lib/build.ts'
import { root } from '../../../scripts/lib/root.ts'
import { startProgram } from './program.ts'

export interface Server {
  /** `http://127.0.0.1:<port>` */
  readonly origin: string
  /** The storefront's files: a copy, which no later build changes. */
  readonly folder: string
  stop(): Promise<void>
}

/** The builds of the storefront. */
export const FOLDERS = {
  storefront: `${root}/apps/storefront/dist`,
  checked: `${root}/.cache/checked`,
  brand: `${root}/.cache/brand`,
  base: `${root}/.cache/base`,
  yudao: `${root}/.cache/yudao`,
  litemall: `${root}/.cache/litemall`,
} as const

/** Variables of the mock. */
export type ServerSettings = Readonly<Record<string, string>>

/** Writes a `config.json` for NUSARIA_CONFIG, which is deleted when this process ends. Returns its path. */
export function configFile(config: ConfigFile): string {
  const folder = mkdtempSync(join(tmpdir(), 'nusaria-config-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  return file
}

/** Starts the built mock on a free port with a build of the storefront. Rebuilds what is stale. */
export async function startServer(build: keyof typeof FOLDERS, settings: ServerSettings = {}): Promise<Server> {
  const builds = await copyBuilds(['server', 'standIns', build])
  const folder = FOLDERS[build].replace(root, builds)
  // Not every test needs the workbench: it isn't built for them.
  const { process: mock, origin, stop } = startProgram({ STATIC_DIR: folder, NUSARIA_BUILDS: root, ...settings }, builds)
  mock.stderr?.pipe(process.stderr)
  // When the run is interrupted.
  process.once('exit', () => mock.kill())
  return { origin: await origin, folder, stop: async () => void (await stop()) }
}
