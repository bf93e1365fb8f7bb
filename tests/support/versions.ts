import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyBuilds } from '../../scripts/lib/build.ts'
import { root } from '../../scripts/lib/root.ts'

const TEXT_FILE = /\.(js|css|html|json)$/

/** Makes a build another version, all of whose hashed files have other names. `beside`: the folder of its renderer. */
export function renameHashed(folder: string, ...beside: readonly string[]): void {
  const renamed = new Map<string, string>()
  for (const name of readdirSync(join(folder, 'assets'))) renamed.set(name, name.replace(/\.(\w+)$/, 'x.$1'))
  for (const hash of readdirSync(join(folder, 'texts'))) renamed.set(hash, `${hash}x`)
  const [, version = ''] = /name="version" content="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? []
  renamed.set(version, `${version}x`)
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const each of [folder, ...beside])
    for (const name of readdirSync(each, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT_FILE.test(file))) {
      const file = join(each, name)
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(names, (found) => renamed.get(found) ?? found),
      )
    }
  for (const inside of ['assets', 'texts'])
    for (const name of readdirSync(join(folder, inside)))
      renameSync(join(folder, inside, name), join(folder, inside, renamed.get(name) ?? ''))
}

/** A version of the shop as an operator builds it: a repository with its builds and `deploy/`. */
export interface Version {
  readonly folder: string
  /** The shop's files; the renderer is beside them. */
  readonly dist: string
}

/** Two versions of the shop without a file in common. */
export async function twoVersions(): Promise<readonly [Version, Version]> {
  const copy = async (): Promise<Version> => {
    const folder = await copyBuilds(['server', 'storefront'])
    cpSync(`${root}/deploy`, `${folder}/deploy`, { recursive: true })
    return { folder, dist: `${folder}/apps/storefront/dist` }
  }
  const [first, second] = [await copy(), await copy()]
  renameHashed(second.dist, `${second.dist}-renderer`)
  return [first, second]
}
