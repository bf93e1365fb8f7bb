import type { CallArgs, CallTuple } from '../calls.ts'
import { verb } from '../declare.ts'
import type { Screen } from '../screens.ts'
import pageUses from './page-uses.json' with { type: 'json' }

/** For each page: after finding its data, the shopper does this, sees the effect, and stays on the page. */
const PAGE_USES = pageUses satisfies Partial<Record<Screen, string>>

export type UsedPage = keyof typeof PAGE_USES

/** Screens, and what is seen on them. */
export const pageVerbs = {
  opens: verb('Opens a screen by its address.', (screen: Screen, query?: Readonly<Record<string, string>>) => ({ screen, query })),
  isAt: verb('Is on this screen.', (screen: Screen) => ({ screen }), { only: 'pages' }),
  isBackAt: verb('Is on this screen, with the same query as before.', (screen: Screen) => ({ screen })),
  sees: verb(
    'The page shows a text, by its key: `errors:1101047`.',
    (text: string, values?: Readonly<Record<string, string | number>>) => ({ text, values }),
    { only: 'pages' },
  ),
  reloads: verb('Loads the page again.', undefined, { only: 'pages' }),
  turnsPhone: verb('Turns the phone.', (to: 'landscape' | 'portrait') => ({ to }), { only: 'phone' }),
  calls: verb('Makes a call that no screen makes in this state.', (...[call, args]: CallTuple) => ({ call, args }) as CallArgs, {
    only: 'calls',
  }),
  uses: verb(
    "Uses a page that shows the member's data or the shop's: finds the data, does the page's act, and sees its effect.",
    (screen: UsedPage) => ({ screen, there: PAGE_USES[screen] }),
    { only: 'pages' },
  ),
}
