import { paths } from '../src/platform/routing/paths.ts'

/** The shop's pages, as patterns of an address's path without the base: `/orderDetail/:no` is any order. Like the router, they know no case. */
const patterns = Object.values(paths).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i'))
/** The legal texts have a page for each language: `/agreement-id`. */
const legal = new RegExp(`^(${paths.agreement}|${paths.policyTerms})-[\\w-]+/?$`, 'i')

/** Whether an address is a page of the shop below `base`. What else the host serves isn't: the API, a gateway, tools. */
export function isShopPage(pathname: string, base: string): boolean {
  if (!pathname.startsWith(base)) return false
  const path = `/${pathname.slice(base.length)}`
  return legal.test(path) || patterns.some((pattern) => pattern.test(path))
}

/**
 * Whether a reply is the file with a hash that was asked for. A host may answer a file that it doesn't have, or doesn't have yet, with the page that it gives for
 * any address.
 */
export function isFile({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && !headers.get('content-type')?.includes('html')
}
