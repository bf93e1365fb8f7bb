import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const contracts = fileURLToPath(new URL('../../../contracts/src', import.meta.url))
const PREFIX = '@nusaria/contracts/'
const COMPILED = '\0contract:'

/** Modules that need the schemas; they are in separate chunks. */
const uncompiled = ['registry', 'shell-schema']

type Row = Readonly<Record<string, unknown>>

/** The parts of a call that a request needs. `query` has only field names: a GET sends all arguments in the query anyway. */
function wireCall({ method, path, kind, auth, device, deviceField, sensitive, reply, form, query }: Row): Row {
  const fields = method === 'GET' ? undefined : (query as { shape?: object } | undefined)?.shape
  return {
    method,
    path,
    kind,
    auth,
    ...(device ? { device } : {}),
    ...(deviceField ? { deviceField } : {}),
    ...(sensitive ? { sensitive } : {}),
    ...(reply ? { reply } : {}),
    ...(form ? { form: true } : {}),
    ...(fields ? { query: { shape: Object.fromEntries(Object.keys(fields).map((name) => [name, 1])) } } : {}),
  }
}

function isRecord(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.getPrototypeOf(value) === Object.prototype
}

function isCall(value: unknown): value is Row {
  return isRecord(value) && typeof value.method === 'string' && typeof value.path === 'string' && typeof value.kind === 'string'
}

function isContract(value: unknown): value is Readonly<Record<string, Row>> {
  return isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isCall)
}

/** A plain constant as source text; undefined for a schema, a function, or anything that contains one. */
function toLiteral(value: unknown): string | undefined {
  if (value instanceof RegExp) return String(value)
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return JSON.stringify(value)
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return undefined
  const parts = Object.entries(value).map(([key, part]) => [key, toLiteral(part)] as const)
  if (parts.some(([, text]) => text === undefined)) return undefined
  return isList
    ? `[${parts.map(([, text]) => text).join(',')}]`
    : `{${parts.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}`
}

function declarationOf(name: string, value: unknown): string | undefined {
  const kept = isContract(value) ? Object.fromEntries(Object.entries(value).map(([key, call]) => [key, wireCall(call)])) : value
  const text = toLiteral(kept)
  return text && `export const ${name} = ${text}`
}

/** Whether a file of the contracts imports zod at run time, itself or through its imports. */
function importsZod(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*from\s+'([^']+)'/gm)].map(
    (match) => match[1] ?? '',
  )
  return imports.some((from) => from === 'zod' || (from.startsWith('.') && importsZod(resolve(dirname(file), from), seen)))
}

let last: Promise<unknown> = Promise.resolve()

/** The exports of a file. Files are loaded one by one: each needs its own server, and in parallel they time out on a busy machine. */
function evaluate(file: string): Promise<Record<string, unknown>> {
  const options = { configFile: false, root: contracts, logLevel: 'error' } as const
  const next = last.then(async () => (await runnerImport<Record<string, unknown>>(file, options)).module)
  last = next.catch(() => {})
  return next
}

/**
 * Compiles contracts: in a production build `@nusaria/contracts/<domain>` becomes a table of what each request needs, plus
 * the file's plain constants. Its types are untouched. The schemas stay in the chunk that imports the registry.
 * Importing a schema or a function of such a file fails the build: move a function to a file without zod.
 */
export function compiledContracts(): Plugin {
  return {
    name: 'nusaria:compiled-contracts',
    enforce: 'pre',
    resolveId(id) {
      if (!id.startsWith(PREFIX)) return null
      const name = id.slice(PREFIX.length)
      const file = resolve(contracts, `${name}.ts`)
      return !uncompiled.includes(name) && importsZod(file) ? COMPILED + file : file
    },
    async load(id) {
      if (!id.startsWith(COMPILED)) return null
      const file = id.slice(COMPILED.length)
      this.addWatchFile(file)
      const module = await evaluate(file)
      return Object.entries(module)
        .map(([name, value]) => declarationOf(name, value))
        .filter((text) => text !== undefined)
        .join('\n')
    },
  }
}
