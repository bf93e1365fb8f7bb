import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'vite'
import { brokenRules } from './import-rules.mjs'

const skipped = new Set(['node_modules', 'dist', 'dist-offline', 'generated', 'test-results', 'playwright-report'])
const folders = {
  contracts: 'contracts/src',
  locales: 'locales/src',
  'mock-api': 'apps/mock-api/src',
  storefront: 'apps/storefront/src',
  workbench: 'apps/workbench/src',
  scenarios: 'scenarios/src',
  tests: 'tests',
}

/**
 * Every source file below a folder, as paths from the root with `/`.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceFiles(root, folder = '') {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : sourceFiles(root, path)
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : []
  })
}

/**
 * What a source text imports, re-exports or loads by `import('literal')`, each place resolved.
 * @param {string} file path from the root
 * @param {string} code
 * @returns {string[]} paths from the root, or outside packages' names
 */
export function importsOf(file, code) {
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
 * @param {string} file path from the root
 * @param {string} code
 */
export function violationsIn(file, code) {
  return importsOf(file, code).flatMap((target) => brokenRules(file, target).map((why) => `${file} → ${target}: ${why}`))
}

/** The broken import rules of the whole repository. */
export function violations(root, files = sourceFiles(root)) {
  return files.flatMap((file) => violationsIn(file, readFileSync(`${root}/${file}`, 'utf8')))
}

/** A relative path or a workspace package becomes a path from the root; anything else stays as written. */
function resolved(file, specifier) {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(dirname(file), specifier))
  const ours = /^@nusaria\/([^/]+)\/(.+)$/.exec(specifier)
  return ours ? `${folders[ours[1]]}/${ours[2]}.ts` : specifier
}
