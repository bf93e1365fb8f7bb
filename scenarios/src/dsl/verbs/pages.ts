import type { CallArgs, CallTuple } from '../calls.ts'
import { verb, verbWith } from '../declare.ts'
import type { Screen } from '../screens.ts'

const onPages = verbWith({ only: 'pages' })

/** What a message links to: the name of the target, and its screen. */
export const MESSAGE_TARGETS = {
  product: ['product', 'product'],
  order: ['order', 'orderDetail'],
  request: ['after_sale', 'afterSale'],
} as const

export type MessageTarget = keyof typeof MESSAGE_TARGETS

/** Screens, and what is seen on them. */
export const pageVerbs = {
  opens: verb('Opens a screen by its address.', (screen: Screen, query?: Readonly<Record<string, string>>) => ({ screen, query })),
  isAt: onPages('Is on this screen.', (screen: Screen) => ({ screen })),
  sees: onPages(
    'The page shows a text, by its key: `errors:1101047`.',
    (text: string, values?: Readonly<Record<string, string | number>>) => ({ text, values }),
  ),
  opensMessage: verb(
    "Opens the newest message about the story's product, order or request, and follows its link.",
    (about: MessageTarget = 'product') => ({ about }),
  ),
  reloads: onPages('Loads the page again.'),
  turnsPhone: verb('Turns the phone.', (to: 'landscape' | 'portrait') => ({ to }), { only: 'phone' }),
  calls: verb('Makes a call that no screen makes in this state.', (...[call, args]: CallTuple) => ({ call, args }) as CallArgs, {
    only: 'calls',
  }),
  presses: onPages(
    'Presses the first button, link or tab with this name, by its key, and confirms in the dialog that it opens: then it is gone.',
    (role: 'button' | 'link' | 'tab', name: string, confirms?: string) => ({ role, name, confirms }),
  ),
  scrollsDown: onPages('Scrolls down: the page shows recommended products, and more of them.'),
  readsLastPart: onPages('Opens a document, and its last section from the contents.', (screen: Screen) => ({ screen })),
}
