import { SCREEN_LIST, type ScreenData } from '@nusaria/scenarios/dsl/screens'
import type { Screen } from './screen.ts'
import { stateScreens } from './state-screens.ts'

/** The states of a page: a member with data, one without, a guest where the page allows it, and three kinds of faults. */
function statesOf({ path, visitor, at: [address = path] = [] }: ScreenData): Readonly<Record<string, Screen>> {
  const usual = visitor === 'guest' ? null : 'sari'
  return {
    ...(visitor === 'guest' ? {} : { seeded: { member: 'sari', address }, empty: { member: 'budi', address } }),
    ...(visitor === 'member' ? {} : { guest: { member: null, address } }),
    loading: { member: usual, address, fault: 'hang' },
    failed: { member: usual, address, fault: 'failed' },
    slow: { member: usual, address, fault: 'slow' },
  }
}

const { gateway: _gateway, google: _google, ...pages } = SCREEN_LIST

/** Every screen of the gallery: all pages in each of their states, then states that need actions first. By group, then by name. */
export const screens: Readonly<Record<'Pages' | 'States', Readonly<Record<string, Readonly<Record<string, Screen>>>>>> = {
  Pages: Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, statesOf(page)])),
  States: stateScreens,
}

/** Throws for an unknown screen. */
export function screenNamed(group: keyof typeof screens, page: string, state: string): Screen {
  const screen = screens[group][page]?.[state]
  if (!screen) throw new Error(`The gallery has no screen ${group} / ${page} / ${state}`)
  return screen
}
