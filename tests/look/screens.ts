import { guestRoutes, memberRoutes } from '../perf/routes.ts'
import type { Layout } from '../support/layouts.ts'
import { guestPaths, mainPagePaths } from '../support/main-pages.ts'
import { prepare } from '../support/prepare.ts'
import type { State } from './options.ts'
import { OVERLAYS, type Overlay } from './overlays.ts'
import type { StillWorld } from './worlds.ts'

/** An address that names something of a member: a new member has none. */
const NAMES_SOMETHING = /[?/](\w+_no=)?[A-Z]+\w*\d{4}|_no=/

/** What is looked at. */
export interface View {
  readonly route: string
  /** What a person opens there. */
  readonly overlay?: Overlay
}

/** The addresses that a visitor in this state opens: those that the other browser tests know. */
async function routesOf(state: State, { host, world, person }: StillWorld): Promise<readonly string[]> {
  await prepare.finds(person)
  if (state === 'guest' || state === 'guest-dialog') return unique([...(await guestRoutes(host, world)), ...guestPaths(person)])
  if (state === 'empty' || state === 'empty-dialog')
    return (await memberRoutes(host, world)).filter((route) => !NAMES_SOMETHING.test(route))
  return unique([...(await mainPagePaths(person)), ...(await memberRoutes(host, world))])
}

const isDialog = (state: State): state is keyof typeof OVERLAYS => state in OVERLAYS

export async function viewsOf(state: State, still: StillWorld, layout: Layout): Promise<readonly View[]> {
  const routes = await routesOf(state, still)
  if (!isDialog(state)) return routes.map((route) => ({ route }))
  const overlays = OVERLAYS[state].filter(({ on }) => on === undefined || on === layout)
  return Promise.all(
    overlays.map(async (overlay) => {
      const over = typeof overlay.over === 'string' ? overlay.over : await overlay.over(still.person)
      return { route: routes.find((route) => route.startsWith(over)) ?? over, overlay }
    }),
  )
}

/** Without those that differ in their query's order alone, or in a number that another kind of page doesn't have. */
const unique = (routes: readonly string[]) => [...new Set(routes)]

/** A name for files: `orderDetail-T123`. */
export const slugOf = (route: string): string =>
  route
    .slice(1)
    .replace(/[^\w]+/g, '-')
    .replace(/-$/, '') || 'home'
