import { routeScreens } from './routes.ts'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'

/** Every screen of the gallery: all pages, then states that need actions first. By group, then by name. */
export const screens: Readonly<Record<'Pages' | 'States', Readonly<Record<string, Readonly<Record<string, Screen>>>>>> = {
  Pages: routeScreens,
  States: stateScreens,
}

/** Throws for an unknown screen. */
export function screenNamed(group: keyof typeof screens, page: string, state: string): Screen {
  const screen = screens[group][page]?.[state]
  if (!screen) throw new Error(`The gallery has no screen ${group} / ${page} / ${state}`)
  return screen
}
