import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Adapter } from '@nusaria/contracts/adapter'
import { HEADERS, LANGUAGES } from '@nusaria/contracts/headers'
import { LIMITS } from '@nusaria/contracts/limits'
import { CONTRACTS, type DomainName } from '@nusaria/contracts/registry'
import { readHar } from '@nusaria/scenario-runner/recordings/har'
import { ShopClient } from '@nusaria/scenario-runner/support/client'
import { createWorld } from '@nusaria/scenario-runner/support/control'
import type { Host } from '@nusaria/scenario-runner/support/hosts'
import { NoReplyError } from '@nusaria/scenario-runner/support/no-reply-error'
import { memberToken } from '@nusaria/scenario-runner/support/sign-in'
import { MEMBERS } from '@nusaria/scenarios/members'
import { adapterFile } from '../../scripts/lib/adapter.ts'
import { WrongOption } from '../../scripts/lib/wrong-option.ts'
import { adaptedHost } from './adapted-host.ts'
import { backendHost } from './backend-host.ts'
import { checkSession } from './check-session.ts'
import { deviatingCalls, reportText } from './report.ts'
import { type BackendReport, NO_REPLY, onlyDomain, walkBackend } from './walk.ts'

const USAGE = `npm run check backend -- [--url=https://shop.example] [--token=…] [options]
  --url       the backend; its calls are below /api, or below the path of this address. Without it: this mock
  --token     of a member there; without it only what guests may call is checked
  --adapter   a file of adapters/: the calls are made as it says
  --har       a HAR file of a real session, which is checked instead; nothing is sent
  --write     also makes calls that change something. Use a member for tests
  --only      the calls of one domain: ${Object.keys(CONTRACTS).join(', ')}
  --store     the store number of the header ${HEADERS.store} (62001)
  --device    the device of the header ${HEADERS.device} (backend-check)
  --language  ${LANGUAGES.join(', ')} (id)
  --json      a file for the report as JSON
Exit status 1 when something deviates, 2 on wrong use.`

/** Wrong use. */
class UsageError extends Error {}

function readOptions() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    url: text,
    har: text,
    adapter: text,
    token: text,
    write: flag,
    only: text,
    store: text,
    device: text,
    language: text,
    json: text,
    help: flag,
  }
  const { values } = parseArgs({ options })
  const { url, only, language = 'id' } = values
  const spoken = LANGUAGES.find((one) => one === language)
  if (url !== undefined && !/^https?:/.test(URL.canParse(url) ? url : '')) throw new UsageError(`"${url}" is no address`)
  if (values.har !== undefined && (url !== undefined || values.token !== undefined || values.write))
    throw new UsageError('--har sends nothing: leave out --url, --token and --write')
  if (values.har !== undefined && !existsSync(values.har)) throw new UsageError(`There is no file ${values.har}`)
  if (values.adapter !== undefined && url === undefined) throw new UsageError('--adapter needs the --url of its backend')
  if (only !== undefined && !(only in CONTRACTS)) throw new UsageError(`There is no domain "${only}"`)
  if (!spoken) throw new UsageError(`The shop does not speak "${language}"`)
  return { ...values, only: only as DomainName | undefined, language: spoken }
}

type Options = ReturnType<typeof readOptions>

/** A backend, whose calls are made as its adapter says. */
async function hostAt(url: string, adapter: string | undefined): Promise<Host> {
  const file = adapterFile(adapter)
  if (file === null) return backendHost(url)
  const module: { readonly adapter: Adapter } = await import(pathToFileURL(file).href)
  return adaptedHost(backendHost(url), module.adapter, console.error)
}

/** A client of the backend, or of a new mock with a member's session. */
async function clientFor({ url, adapter, token, device = 'backend-check', store, language }: Options): Promise<ShopClient> {
  // The mock takes seconds to load.
  const host = url === undefined ? (await import('@nusaria/scenario-runner/support/engine-host')).engineHost() : await hostAt(url, adapter)
  const world = url === undefined ? await createWorld(host.control) : null
  const client = new ShopClient(host, world?.id ?? '', device)
  client.language = language
  // The shop waits no longer.
  client.patience = (send) => send(AbortSignal.timeout(LIMITS.apiTimeout))
  if (store !== undefined) client.store = store
  client.token = token ?? (world ? await memberToken(host, world, MEMBERS.sari.phone) : null)
  return client
}

async function reportOf(options: Options): Promise<BackendReport> {
  const { url, har, only } = options
  if (har !== undefined) return onlyDomain(checkSession(readHar(readFileSync(har))), only)
  const client = await clientFor(options)
  await client.send('nav.typeList').catch((error) => {
    throw error instanceof NoReplyError ? new Error(`${url} gives no reply (${NO_REPLY[error.reason]}): is the address right?`) : error
  })
  return walkBackend(client, options)
}

async function main(): Promise<number> {
  const options = readOptions()
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  const report = await reportOf(options)
  console.log(`The contracts and ${options.har ?? options.url ?? 'the mock'}\n${reportText(report)}`)
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`)
  const refused = options.token === undefined ? [] : report.checked.filter(({ code }) => code === 401)
  if (refused.length > 0) console.log(`The token was refused (401) by ${refused.length} calls: their successes were not checked.`)
  return deviatingCalls(report).length + refused.length > 0 || report.checked.length === 0 ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (error) {
  const isUsage =
    error instanceof UsageError || error instanceof WrongOption || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(error instanceof Error ? error.message : error)
  if (isUsage) console.error(USAGE)
  process.exitCode = isUsage ? 2 : 1
}
