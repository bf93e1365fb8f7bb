import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { clusterModules } from './chunk-clusters.ts'

const packages =
  '(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs/toolkit|immer|redux|reselect|redux-thunk|react-redux|i18next|react-i18next|use-sync-external-store|@standard-schema/utils)'

const chakra = /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|@floating-ui|@pandacss|stylis)\//
const vendor = new RegExp(`node_modules/${packages}/`)
const main = /src\/app\/main\.tsx$/
const homePage = /src\/features\/home\/home-page\.tsx$/

/** How much a byte costs: most on the pages that visits begin with, least in parts that open later, such as a dialog. Found by trying, with `npm run check size`. */
const weights: readonly (readonly [RegExp, number])[] = [
  [/\/product-page\.tsx/, 30],
  [/\/home-page\.tsx/, 300],
  [/\/app\/desktop\/(desktop-header|footer)\.tsx/, 6],
  // Every page of a browser loads them, late.
  [/\/app\/installed\/installed\.tsx|\/platform\/browser\/(keep-focus|announcer)\.ts/, 6],
  [/\/product-list-page\.tsx/, 12],
  [/\/(category|search|legal)-page\.tsx/, 6],
  [/\/(login|cart)-page\.tsx/, 5],
  [/\/(campaigns|vouchers|order-confirm|cashier)-page\.tsx/, 4.9],
  [/\/after-sale-apply-page\.tsx/, 4.5],
  [/-page\.tsx/, 3],
]
const weightOf = (id: string) => weights.find(([path]) => path.test(id))?.[1] ?? 0.5

/** Pages that many visits begin with: what they share with home is in the first file. */
const POPULAR = 5

/** Characters that a module of Chakra counts: all of them together as much as the part of it that a form loads. */
const CHAKRA_MODULE = 100

/** The files of code that several pages load: `clusteredChunks` finds them. */
const fileOf = new Map<string, string>()
const MAX_FILES = 100

/** All modules that some import statically, and they themselves. */
function withImports(ids: readonly string[], imports: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of imports(id)) found.add(imported)
  return found
}

/** Finds out which code of several pages goes into one file, once all modules are known. */
export function clusteredChunks(): Plugin {
  return {
    name: 'nusaria:chunks',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()].sort()
      const importsOf = new Map(ids.map((id) => [id, this.getModuleInfo(id)?.importedIds ?? []]))
      const imports = (id: string) => importsOf.get(id) ?? []
      const reached = (wanted: (id: string) => boolean) => withImports(ids.filter(wanted), imports)
      const atStart = reached((id) => main.test(id))
      const atHome = reached((id) => homePage.test(id))
      const onPopular = reached((id) => /-page\.tsx/.test(id) && weightOf(id) >= POPULAR && !homePage.test(id))
      const first = new Set([...atStart, ...[...atHome].filter((id) => onPopular.has(id))])
      const parts = ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 && !first.has(id))
      const files = clusterModules({
        entries: new Map(parts.map((id) => [id, weightOf(id)])),
        imports,
        size: (id) => (chakra.test(id) ? CHAKRA_MODULE : (this.getModuleInfo(id)?.code?.length ?? 0)),
        fileOf: (id) => (vendor.test(id) ? 'vendor' : chakra.test(id) ? 'chakra' : first.has(id) ? 'shop' : null),
      })
      fileOf.clear()
      for (const id of first) fileOf.set(id, 'shop')
      for (const [index, modules] of files.entries()) for (const id of modules) fileOf.set(id, `shared${index}`)
    },
  }
}

/**
 * How the code is split into files. The code of every page is in two files (fewer requests, and small files compress badly): `vendor` and
 * `shop`. Chakra is cut by who needs which of its parts, other code of several pages by `clusterModules`. Each page is a separate file.
 */
export const chunks = [
  { name: 'vendor', test: vendor, priority: 1_000 },
  { name: 'shop', test: (id: string) => fileOf.get(id) === 'shop', priority: 998, includeDependenciesRecursively: false },
  { name: 'trusted-types', test: /src\/platform\/browser\/trusted-types\.ts$/, priority: 997 },
  { name: 'chakra', test: chakra, priority: 997, entriesAware: true, entriesAwareMergeThreshold: 6000 },
  ...Array.from({ length: MAX_FILES }, (_, index) => `shared${index}`).map((name, index) => ({
    name,
    test: (id: string) => fileOf.get(id) === name,
    priority: 900 - index,
    includeDependenciesRecursively: false,
  })),
]

/** Files of the first load: no page needs to preload them. */
const firstFiles = /assets\/(rolldown-runtime|vendor|shop)-/

/** What a page preloads with its code: the files it needs that aren't loaded yet. */
export function preloads(file: string, needed: string[], { hostType }: { readonly hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return needed
  const missing = needed.filter((each) => !firstFiles.test(each))
  // Without a style sheet to wait for, the import itself asks for the file at once.
  return missing.some((each) => each.endsWith('.css')) ? missing : missing.filter((each) => each !== file)
}

/** The indices of the first load's style sheets in the list of files that a chunk preloads. */
function firstStyles(code: string): ReadonlySet<string> {
  const files = /m\.f=\[(.*?)\]/.exec(code)?.[1]?.split(',') ?? []
  return new Set(files.flatMap((file, index) => (file.endsWith('.css"') && firstFiles.test(file) ? [String(index)] : [])))
}

/**
 * Vite lets a part that opens later ask for the style sheets of all its imports. Those of the first load stand in the head of every page,
 * where Vite doesn't find them: the part would load them again.
 */
export function withoutFirstStyles(): Plugin {
  return {
    name: 'nusaria:first-styles',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          const first = firstStyles(chunk.code)
          if (first.size === 0) continue
          const without = (list: string) => list.split(',').filter((index) => !first.has(index))
          chunk.code = chunk.code.replace(
            /__vite__mapDeps\(\[([\d,]*)\]\)/g,
            (_call, list: string) => `__vite__mapDeps([${without(list)}])`,
          )
        }
      },
    },
  }
}

/** What may be a name in a module of CSS: at least its classes and animations. */
const NAME = /(?:\.|@keyframes\s+)-?[A-Za-z_][\w-]*/g

/**
 * The shortest class names (`n0`, `n1`, …): each one is downloaded twice, in the style sheet and in the code. Each file has numbers of its own, by its
 * place in the list: modules are read side by side, and their order differs from build to build.
 * @param folder has the modules of CSS
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = (readdirSync(folder, { recursive: true }) as string[]).filter((file) => file.endsWith('.module.css')).sort()
  const first = new Map<string, number>()
  let next = 0
  const reserve = (file: string) => {
    first.set(file, next)
    next += new Set(readFileSync(file, 'utf8').match(NAME)).size
  }
  for (const file of files) reserve(join(folder, file))
  const given = new Map<string, string[]>()
  return (name, id) => {
    const file = id.split('?')[0] ?? id
    // One of another folder.
    if (!first.has(file)) reserve(file)
    const names = given.get(file) ?? []
    given.set(file, names)
    if (!names.includes(name)) names.push(name)
    return `n${((first.get(file) ?? 0) + names.indexOf(name)).toString(36)}`
  }
}
