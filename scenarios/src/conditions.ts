import type { Scenario } from './dsl/scenario.ts'

/** What the world of a page can be like, other than the shop expects. Any story can be told under one in a browser. */
interface Condition {
  /** One sentence, for testers. */
  readonly says: string
  /** Why a story can't be told under it, by the verbs that it uses. */
  readonly without?: Readonly<Record<string, string>>
  /** Why single stories can't be told under it. */
  readonly except?: Readonly<Record<string, string>>
}

const RELOAD = 'what the shopper did so far is gone after a load of the page'

const LOGIN_GONE = 'it logs in and loads a page after that, and a login that is not stored lasts as long as the page'
const NEEDS_STORED_LOGIN = {
  'account/deletion-held-up': 'the page that Google returns to knows the member whose account is deleted',
  'cart/tended': LOGIN_GONE,
  'first-purchase/cod': LOGIN_GONE,
  'first-purchase/online': LOGIN_GONE,
  'login/by-google': LOGIN_GONE,
}

const conditions = {
  translated: { says: 'The browser translates the page: each text is replaced, also those that change later.' },
  'no-storage': {
    says: 'The browser lets the shop store nothing; a member is known again on each page.',
    without: { reloads: RELOAD },
    except: NEEDS_STORED_LOGIN,
  },
  'full-storage': {
    says: "The browser's storage is full: what was stored before can be read, and nothing more is stored.",
    except: { ...NEEDS_STORED_LOGIN, 'after-sale/draft': RELOAD },
  },
  'clock+3h': { says: "The phone's clock is three hours ahead." },
  'clock-1d': { says: "The phone's clock is a day behind." },
  slow: {
    says: 'Each request takes 300 ms longer, and data comes with 1.5 Mbit/s.',
    without: { turnsConnection: 'a browser whose network is made slow does not go offline' },
  },
  lossy: {
    says: 'Of the calls that the shop sends again by itself, each tenth reply is lost: the call is carried out, and its page gets no answer.',
  },
  zoomed: {
    says: "A computer's browser shows everything at 400 %: nothing scrolls sideways, and no text is cut off or covered.",
    without: { seesStableLayout: 'in a low window the tabs are the end of the page, which moves as its content arrives' },
  },
  deploy: {
    says: 'In the middle of the story the shop is deployed: files that the page has not loaded are gone until it is loaded again.',
    except: {
      'account/order-first': 'the page, loaded again, says at once why the account stays',
      'order/too-late': 'the page, loaded again, shows the order as paid, without a button to cancel it',
      'page/looking-around': 'favourites that were chosen are chosen again',
      'voucher/meanwhile': 'the confirm page, loaded again while an order is refused, shows the order without the voucher',
    },
  },
  'forced-colors': { says: 'The system has a theme of high contrast, which replaces all colours: what is chosen can still be told.' },
  'text-spacing': {
    says: 'The shopper spaces lines, words and letters wider (WCAG 1.4.12): no text is cut off or covered.',
    without: { seesStableLayout: "what stands for a text until it arrives is as high as the shop's own lines" },
  },
} as const satisfies Readonly<Record<string, Condition>>

export type ConditionName = keyof typeof conditions

export const CONDITIONS: Readonly<Record<ConditionName, Condition>> = conditions
export const CONDITION_NAMES = Object.keys(conditions) as readonly ConditionName[]

/** Why a story can't be told under a condition; null when it can. */
export function conditionException(condition: ConditionName, name: string, { steps }: Scenario): string | null {
  const { without = {}, except = {} } = CONDITIONS[condition]
  const verb = steps.find((step) => step.verb in without)?.verb
  return except[name] ?? (verb === undefined ? null : (without[verb] ?? null))
}
