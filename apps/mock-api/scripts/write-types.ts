// Copies the declarations that the package's entries need from those that `tsc -b` wrote, those of other workspaces too. Their imports become relative.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { root } from '../../../scripts/lib/root.ts'

const types = `${root}/.cache/types`
const out = `${root}/apps/mock-api/dist-package/types`
const ENTRIES = ['index', 'msw', 'fastify'].map((name) => `apps/mock-api/src/${name}`)
/** Where the declarations of a workspace are, by its name. */
const FOLDERS: Readonly<Record<string, string>> = { 'mock-api': 'apps/mock-api/src', brand: 'brand/nusaria' }

/** The module that another one names, as a path below the root without an ending; null for a package. */
function resolveModule(from: string, name: string): string | null {
  if (name.startsWith('.')) return posix.join(dirname(from), name).replace(/\.ts$/, '')
  const [, workspace, path = 'brand'] = /^@nusaria\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  return workspace === undefined ? null : `${FOLDERS[workspace] ?? `${workspace}/src`}/${path}`
}

const modules = new Set(ENTRIES)
for (const module of modules) {
  const text = readFileSync(`${types}/${module}.d.ts`, 'utf8').replaceAll(
    /(\bfrom |\bimport\(|\bimport )(['"])([^'"]+)\2/g,
    (found, before: string, quote: string, name: string) => {
      const target = resolveModule(module, name)
      if (target === null) return found
      modules.add(target)
      const path = relative(dirname(module), target)
      return `${before}${quote}${path.startsWith('.') ? '' : './'}${path}.js${quote}`
    },
  )
  const file = join(out, `${module}.d.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
