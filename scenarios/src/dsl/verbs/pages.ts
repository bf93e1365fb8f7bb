import type { CallArgs, CallTuple } from '../calls.ts'
import { verb, verbWith } from '../declare.ts'
import type { Screen } from '../screens.ts'
import pageUses from './page-uses.json' with { type: 'json' }

/** Each has what the shopper does there after finding its data; they see the effect, and stay. */
export type UsedPage = keyof typeof pageUses & Screen

const onPages = verbWith({ only: 'pages' })

/** Screens, and what is seen on them. */
export const pageVerbs = {
  opens: verb('Opens a screen by its address.', (screen: Screen, query?: Readonly<Record<string, string>>) => ({ screen, query })),
  isAt: onPages('Is on this screen.', (screen: Screen) => ({ screen })),
  isBackAt: verb('Is on this screen, with the same query as before.', (screen: Screen) => ({ screen })),
  sees: onPages(
    'The page shows a text, by its key: `errors:1101047`.',
    (text: string, values?: Readonly<Record<string, string | number>>) => ({ text, values }),
  ),
  reloads: onPages('Loads the page again.'),
  turnsPhone: verb('Turns the phone.', (to: 'landscape' | 'portrait') => ({ to }), { only: 'phone' }),
  calls: verb('Makes a call that no screen makes in this state.', (...[call, args]: CallTuple) => ({ call, args }) as CallArgs, {
    only: 'calls',
  }),
  uses: onPages(
    "Uses a page that shows the member's data or the shop's: finds the data, does the page's act, and sees its effect.",
    (screen: UsedPage) => ({ screen, there: pageUses[screen] }),
  ),
}
