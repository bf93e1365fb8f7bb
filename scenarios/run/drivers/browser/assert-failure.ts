import { ERRORS, type ErrorName } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import texts from '@nusaria/mock-api/hosts/stand-ins/gateway/texts.json' with { type: 'json' }
import type { NoReplyReason } from '@nusaria/scenarios/dsl/verbs/faults'
import { expect, type Locator } from '@playwright/test'
import { textPattern } from '../../support/text-pattern.ts'
import { assertStep, type ExpectedFailure, found, isError } from '../driver.ts'
import { assertVisible, assertVisibleAfter } from './controls.ts'
import { loginForm } from './login.ts'
import type { Person } from './person.ts'
import screenTexts from './screen-texts.json' with { type: 'json' }

/** Texts that a screen may show instead of the error's own text. */
const SCREEN_TEXTS: Readonly<Partial<Record<ErrorName, readonly string[]>>> = screenTexts

/** Counts for singular and plural texts. */
const COUNTS = [1, 3]

/** Contexts of a text: plain, with attempts left, after the last one, with the time to wait. */
const CONTEXTS = ['', 'left', 'none', 'seconds', 'minutes']

/** A value at an end of a text: a search for it compares each part of a long page with all that follows, which takes seconds. */
const OUTER_VALUES = /^\.\+|\.\+$/g

/** Any of the texts for an error, with any values in them. */
export function failurePattern({ t }: Pick<Person, 't'>, error: ErrorName): RegExp {
  const keys = [`errors:${ERRORS[error].key}`, ...(SCREEN_TEXTS[error] ?? [])]
  const wordings = CONTEXTS.flatMap((context) => COUNTS.map((count) => ({ skipInterpolation: true, count, context })))
  const texts = keys.flatMap((key) => wordings.map((wording) => textPattern(t(key, wording)).replace(OUTER_VALUES, '')))
  return new RegExp([...new Set(texts)].join('|'))
}

const GATEWAY_TEXTS: Readonly<Partial<Record<ErrorName, (t: typeof texts.en) => string>>> = {
  PAYMENT_NOT_FOUND: (t) => t.missing,
  PAYMENT_CANCELLED: (t) => t.over.cancelled,
  PAYMENT_SUCCEEDED: (t) => t.over.succeeded,
  PAYMENT_REFUNDED: (t) => t.over.refunded,
}

/** The errors that show the login. */
const asksForLogin = (error: ErrorName) => error === 'SESSION_EXPIRED' || error === 'PRODUCT_NOT_LOGGED_IN'

/** Where a person sees the error: the login, or the error's text. */
function shownFailure(person: Person, error: ErrorName): Locator {
  const { seen, language } = person
  if (asksForLogin(error)) {
    // The login remembers the password method.
    const form = loginForm(person)
    return person.field('auth:phone.label', form).or(person.field('auth:account.label', form))
  }
  if (person.screen !== 'gateway') return seen.getByText(failurePattern(person, error))
  return seen.getByText(found(GATEWAY_TEXTS[error]?.(texts[language]), `The gateway's page knows nothing of ${error}`))
}

/**
 * Looks at the page before a step that is expected to fail, and returns the check after it: the page shows the failure. Where it showed that
 * before already, a call of the step must have had this reply.
 */
export async function expectFailure(person: Person, error: ExpectedFailure): Promise<() => Promise<void>> {
  if (!isError(error)) return () => assertNoReplyShown(person, error)
  const { world } = person
  const { code } = ERRORS[error]
  const isShown = person.screen !== null && !asksForLogin(error) && (await shownFailure(person, error).first().isVisible())
  const before = isShown ? await world.journal() : []
  // What no call has answered yet the page says by itself, beside a control that it disables.
  const isLeft = before.some((line) => line.code === code)
  const since = before.at(-1)?.seq ?? 0
  return async () => {
    await assertVisible(shownFailure(person, error))
    const isNew = !isLeft || (await world.journal(since)).some((line) => line.code === code)
    assertStep(isNew, `The page still shows ${error} of an earlier step; no call of this step was answered so`)
  }
}

/** The page says that no reply came and why, and offers a way to continue. */
async function assertNoReplyShown({ page, seen, t }: Person, how: NoReplyReason): Promise<void> {
  // When the page found out what became of the request, it says that instead.
  const texts = [`common:failure.${how}`, 'checkout:lost.asked', 'afterSaleForm:found'].map((key) => textPattern(t(key)))
  const shown = seen.getByText(new RegExp(texts.join('|'))).first()
  await assertVisibleAfter(shown, async () => {
    // Skips the timeout of the call.
    if (how === 'timeout') await page.clock.fastForward(LIMITS.apiTimeout)
  })
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('a[href]:visible, button:enabled:visible').first()).toBeVisible()
}
