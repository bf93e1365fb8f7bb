import { takeExact } from '@nusaria/contracts/exact'
import { isRsaPublicKey } from '@nusaria/contracts/public-key'
import { CONFIG_FILE } from '@nusaria/server/site/config-file'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { CONFIG_SHAPE } from '@nusaria/server/site/config-shape'
import { takeFirstReply } from '../rendering/first-calls.ts'

/** ms before a failed request is repeated once */
const RETRY_DELAY = 500

async function showProblem(value: unknown, problem?: string): Promise<null> {
  const { showConfigError } = await import('./config-error.ts')
  showConfigError(value, problem)
  return null
}

/** The file; undefined when the host has none: 404, or the page that it answers for any address. */
async function read(url: string): Promise<string | undefined> {
  const reply = await (takeFirstReply(url) ?? fetch(url))
  if (!reply.ok && reply.status !== 404) throw new Error(`HTTP ${reply.status}`)
  return reply.ok && !reply.headers.get('content-type')?.includes('html') ? reply.text() : undefined
}

/** Fetches the configuration; null after showing why it can't be used. */
export async function fetchConfig(): Promise<ConfigFile | null> {
  const url = import.meta.env.BASE_URL + CONFIG_FILE
  let value: unknown
  try {
    const text = await read(url).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY))
      return read(url)
    })
    if (text === undefined) return {}
    value = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return showProblem({}, error instanceof SyntaxError ? 'The file is not JSON.' : `The file can't be read: ${reason}`)
  }
  if (takeExact(CONFIG_SHAPE, value, true) === undefined) return showProblem(value)
  const file = value as ConfigFile
  // A key that is no key would be noticed at the first login only. The page goes on meanwhile.
  for (const { rsaPublicKey } of [file, ...(file.stores ?? [])])
    if (rsaPublicKey !== undefined) void isRsaPublicKey(rsaPublicKey).then((isKey) => !isKey && showProblem(value))
  return file
}
