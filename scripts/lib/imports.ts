import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'
import { brokenRules } from './import-rules.ts'

const skipped = new Set(['node_modules', 'dist', 'dist-offline', 'generated', 'test-results', 'playwright-report'])
const folders: Readonly<Record<string, string>> = {
  contracts: 'contracts/src',
  locales: 'locales/src',
  catalogue: 'catalogue/src',
  'static-files': 'static-files/src',
  server: 'apps/server/src',
  'mock-api': 'apps/mock-api/src',
  storefront: 'apps/storefront/src',
  workbench: 'apps/workbench/src',
  scenarios: 'scenarios/src',
  'scenario-runner': 'scenarios/run',
  tools: 'tools',
  tests: 'tests',
}

/** Each file with what it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** Every source file below a folder, as paths from the root with `/`. */
export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(root, path)
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : []
  })
}

/**
 * What a source text imports, re-exports or loads by `import('literal')`, each place resolved.
 * @param file path from the root
 * @returns paths from the root, or outside packages' names
 */
export function importsOf(file: string, code: string): string[] {
  const { module: found } = parseSync(file, code)
  const named = [
    ...found.staticImports.map((entry) => entry.moduleRequest.value),
    ...found.staticExports.flatMap((entry) => entry.entries.map((one) => one.moduleRequest?.value)),
    ...found.dynamicImports.map(({ moduleRequest: { start, end } }) => /^(['"`])([^$]*)\1$/.exec(code.slice(start, end))?.[2]),
  ]
  return [...new Set(named.filter((one) => typeof one === 'string'))].map((one) => resolved(file, one))
}

/**
 * The broken import rules of one source text, one line each: `file → target: why`.
 * @param file path from the root
 */
export function violationsIn(file: string, code: string): string[] {
  return importsOf(file, code).flatMap((target) => brokenRules(file, target).map((why) => `${file} → ${target}: ${why}`))
}

/** The broken import rules and the circles of the whole repository, one line each. */
export function violations(graph: ImportGraph): string[] {
  const arrows = [...graph].flatMap(([file, targets]) =>
    targets.flatMap((target) => brokenRules(file, target).map((why) => `${file} → ${target}: ${why}`)),
  )
  return [...arrows, ...circles(graph).map((group) => `Import circle: ${group.join(', ')}`)]
}

/**
 * The import circles of the repository, type-only imports included: each is a group of files that reach each other.
 */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const lowest = (file: string) => low.get(file) ?? 0
  const visit = (file: string) => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!index.has(target)) visit(target)
      if (stack.includes(target)) low.set(file, Math.min(lowest(file), lowest(target)))
    }
    if (low.get(file) !== index.get(file)) return
    const group = stack.splice(stack.indexOf(file))
    if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort())
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}

/** Each file of the repository with what it imports. */
export function importGraph(root: string, files: readonly string[] = sourceFiles(root)): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(`${root}/${file}`, 'utf8'))]))
}

/** A relative path, an alias of a room (`#ui/…`) or a workspace package becomes a path from the root; anything else stays as written. */
function resolved(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `${/^apps\/[^/]+\/src\//.exec(file)?.[0]}${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier))
  if (specifier === '@nusaria/brand') return 'brand/nusaria/brand.ts'
  const ours = /^@nusaria\/([^/]+)\/(.+)$/.exec(specifier)
  return ours ? `${folders[ours[1] ?? '']}/${ours[2]}.ts` : specifier
}
