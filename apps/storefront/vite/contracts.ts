import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Call } from '@nusaria/contracts/contract'
import type { Shape } from '@nusaria/contracts/shape'
import { type Plugin, runnerImport } from 'vite'
import { replyShape } from '../../../contracts/src/reply-shape.ts'
import { root } from '../../../scripts/lib/root.ts'
import { ShapeModules } from './shapes.ts'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const contracts = folder('../../../contracts/src')
const PREFIX = '@nusaria/contracts/'
/** What is compiled, by the beginning of its name. */
const FOLDERS = { [PREFIX]: contracts, '@nusaria/server/site/': folder('../../server/src/site') }
/** A compiled file by its place in the repository: the name is in the build, and says nothing of where it was made. */
const COMPILED = '\0contract:'
/** A module of one call. A chunk counts it as one of the contracts' modules (`chunks.ts`). */
const CALL = 'virtual:call:/contracts/src/'
const REPLY_SHAPE = `${PREFIX}reply-shape`

/** Modules that need the schemas; they are in separate chunks. */
const uncompiled = ['registry', 'shell-schema', 'config-schema']

type Row = Readonly<Record<string, unknown>>

/** The parts of a call that a request needs. `query` has only field names: a GET sends all arguments in the query anyway. */
function wireCall({ method, path, kind, auth, device, deviceField, sensitive, repeatable, reply, form, query, bodyless }: Row): Row {
  const fields = method === 'GET' ? undefined : (query as { shape?: object } | undefined)?.shape
  return {
    method,
    path,
    kind,
    auth,
    ...(device ? { device } : {}),
    ...(deviceField ? { deviceField } : {}),
    ...(sensitive ? { sensitive } : {}),
    ...(repeatable ? { repeatable } : {}),
    ...(reply ? { reply } : {}),
    ...(form ? { form: true } : {}),
    ...(bodyless ? { bodyless } : {}),
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

type ShapeText = (shape: Shape) => string

/** What the request of a call needs, and the shape of its reply, as source text. */
function callText(call: Row, shapeText: ShapeText): string {
  const shape = replyShape(call as unknown as Call)
  return `${toLiteral(wireCall(call))?.slice(0, -1)}${shape ? `,"shape":${shapeText(shape)}` : ''}}`
}

/** A contract as source text: what each call needs. */
function contractText(contract: Readonly<Record<string, Row>>, shapeText: ShapeText): string {
  return `{${Object.entries(contract)
    .map(([key, call]) => `${key}:${callText(call, shapeText)}`)
    .join(',\n')}}`
}

function declarationOf(name: string, value: unknown, shapeText: ShapeText): string | undefined {
  const text = isContract(value) ? contractText(value, shapeText) : toLiteral(value)
  return text && `export const ${name} = ${text}`
}

/**
 * Makes of `pickCalls(cartContract, 'add', …)` an object of these calls, each imported from a module of its own: a page ships the calls
 * that it picks, and not the whole contract.
 */
function importPickedCalls(code: string): string {
  const imports = new Map<string, string>()
  const inlined = code.replace(/\bpickCalls\(\s*(\w+),((?:\s*'\w+',?)+)\s*\)/g, (whole, contract: string, names: string) => {
    const [, file] = new RegExp(`import \\{[^}]*\\b${contract}\\b[^}]*\\} from '${PREFIX}([\\w-]+)'`).exec(code) ?? []
    if (!file) return whole
    const calls = [...names.matchAll(/\w+/g)].map(([call]) => {
      imports.set(`${contract}$${call}`, `${CALL}${file}~${contract}~${call}`)
      return `${call}:${contract}$${call}`
    })
    return `{${calls.join(',')}}`
  })
  return [...imports].map(([name, from]) => `import ${name} from '${from}';`).join('') + inlined
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
const evaluated = new Map<string, Promise<Record<string, unknown>>>()

/** The exports of a file. Files are loaded one by one: each needs its own server, and in parallel they time out on a busy machine. */
function evaluate(file: string): Promise<Record<string, unknown>> {
  const known = evaluated.get(file)
  if (known) return known
  const options = { configFile: false, root: contracts, logLevel: 'error' } as const
  const next = last.then(async () => (await runnerImport<Record<string, unknown>>(file, options)).module)
  last = next.catch(() => {})
  evaluated.set(file, next)
  return next
}

let shapeModules: Promise<ShapeModules> | undefined

async function evaluateShapes(): Promise<ShapeModules> {
  const { allCalls } = (await evaluate(resolve(contracts, 'registry.ts'))) as unknown as typeof import('@nusaria/contracts/registry')
  return new ShapeModules(
    allCalls().flatMap<Shape>(({ call }) => {
      const shape = replyShape(call)
      return shape ? [shape] : []
    }),
  )
}

/**
 * Compiles contracts: in a production build `@nusaria/contracts/<domain>` becomes a table of what each request needs and of the shape of its
 * reply, plus the file's plain constants. A page that picks calls of a contract ships these alone. The contract's types are untouched. The
 * schemas stay in the chunk that imports the registry.
 * Importing a schema or a function of such a file fails the build: move a function to a file without zod.
 */
export function compiledContracts(): Plugin {
  return {
    name: 'nusaria:compiled-contracts',
    enforce: 'pre',
    resolveId(id) {
      if (id === REPLY_SHAPE || id.startsWith(CALL) || ShapeModules.owns(id)) return id
      const [prefix, folder] = Object.entries(FOLDERS).find(([each]) => id.startsWith(each)) ?? []
      if (!prefix || !folder) return null
      const name = id.slice(prefix.length)
      const file = resolve(folder, `${name}.ts`)
      return !uncompiled.includes(name) && importsZod(file) ? COMPILED + relative(root, file).replaceAll('\\', '/') : file
    },
    transform(code, id) {
      return code.includes('pickCalls(') && !id.startsWith(contracts) ? { code: importPickedCalls(code), map: null } : null
    },
    async load(id) {
      if (id === REPLY_SHAPE) return 'export const replyShape = (call) => call.shape'
      shapeModules ??= evaluateShapes()
      if (ShapeModules.owns(id)) return (await shapeModules).load(id)
      if (id.startsWith(CALL)) {
        const [file = '', contract = '', key = ''] = id.slice(CALL.length).split('~')
        const call = ((await evaluate(resolve(contracts, `${file}.ts`)))[contract] as Readonly<Record<string, Row>>)[key]
        if (!call) throw new Error(`${file} has no ${contract}.${key}`)
        return (await shapeModules).module((text) => `export default ${callText(call, text)}`)
      }
      if (!id.startsWith(COMPILED)) return null
      const file = resolve(root, id.slice(COMPILED.length))
      this.addWatchFile(file)
      const module = await evaluate(file)
      return (await shapeModules).module((text) =>
        Object.entries(module)
          .flatMap(([name, value]) => declarationOf(name, value, text) ?? [])
          .join('\n'),
      )
    },
  }
}
