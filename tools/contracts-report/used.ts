import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RegisteredCall } from '@nusaria/contracts/registry'

const storefront = fileURLToPath(new URL('../../apps/storefront/src/', import.meta.url))

/** The name of the storefront's endpoint: `cartAdd`, or the call's own name when it starts with the domain's. */
function endpointName({ domain, name }: RegisteredCall): string {
  return name.startsWith(domain) ? name : domain + capital(name)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The storefront's sources without tests. */
function sources(): string[] {
  return readdirSync(storefront, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(storefront, file), 'utf8'))
}

/** Names in a file that can be hooks, endpoints or calls, including `const { cartAdd } = cartApi.endpoints`. */
function wordsOf(text: string): string[] {
  const taken = [...text.matchAll(/\{([^{}]+)\} = \w+\.endpoints\b/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  return [...(text.match(/\buse\w+|\bendpoints\.\w+|\b\w+Contract\.\w+/g) ?? []), ...taken.map((name) => `endpoints.${name}`)]
}

/** Whether the storefront makes a call: by its hook, its endpoint, or the contract itself (pictures). */
export function usedCalls(): (call: RegisteredCall) => boolean {
  const words = new Set(sources().flatMap(wordsOf))
  return (call) => {
    const endpoint = endpointName(call)
    const hook = capital(endpoint)
    const kind = call.call.kind === 'query' ? ['Query', 'QueryState', 'InfiniteQuery'] : ['Mutation']
    const hooks = kind.flatMap((suffix) => [`use${hook}${suffix}`, `useLazy${hook}${suffix}`])
    return [...hooks, `endpoints.${endpoint}`, `${call.domain}Contract.${call.name}`].some((word) => words.has(word))
  }
}
