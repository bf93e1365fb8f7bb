import { notFound, type PageRoute, routes } from '../../../storefront/src/app/routes.tsx'
import { paths } from '../../../storefront/src/platform/routing/paths.ts'
import { addresses } from './addresses.ts'
import type { Screen } from './screen.ts'

/** The name of a route's stories: its key in the shop's paths, or its path where a key has several paths. */
export function pageName({ path }: PageRoute): string {
  if (path === notFound.path) return 'notFound'
  const key = Object.entries(paths).find(([, one]) => one === path)?.[0]
  return key ?? path.slice(1)
}

function toAddress(route: PageRoute): Screen['address'] {
  if (route.path === notFound.path) return '/no/such/page'
  const name = pageName(route)
  return name in addresses ? addresses[name as keyof typeof addresses] : route.path
}

/** The states of every page: a member with data, one without, a guest where the page allows it, and three kinds of faults. */
function statesOf(route: PageRoute): Readonly<Record<string, Screen>> {
  const address = toAddress(route)
  const usual = route.login ? null : 'sari'
  return {
    ...(route.login ? {} : { seeded: { member: 'sari', address }, empty: { member: 'budi', address } }),
    ...(route.member ? {} : { guest: { member: null, address } }),
    loading: { member: usual, address, fault: 'hang' },
    failed: { member: usual, address, fault: 'failed' },
    slow: { member: usual, address, fault: 'slow' },
  }
}

/** Every page of the route table in each of its states, by page and state. */
export const routeScreens: Readonly<Record<string, Readonly<Record<string, Screen>>>> = Object.fromEntries(
  [...routes, notFound].map((route) => [pageName(route), statesOf(route)]),
)
