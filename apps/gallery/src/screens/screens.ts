import { routeScreens } from './routes.ts'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'

/** Every screen of the gallery: pages in their states, then the moments between. By group, then by name. */
export const screens: Readonly<Record<'Pages' | 'Moments', Readonly<Record<string, Readonly<Record<string, Screen>>>>>> = {
  Pages: routeScreens,
  Moments: stateScreens,
}

/** A screen by its names. */
export function screenNamed(group: keyof typeof screens, page: string, state: string): Screen {
  const screen = screens[group][page]?.[state]
  if (!screen) throw new Error(`The gallery has no screen ${group} / ${page} / ${state}`)
  return screen
}
