import type { UsedPage } from '@nusaria/scenarios/dsl/page-verbs'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { main, type Person } from '../person.ts'
import { accountPages } from './account-pages.ts'
import { discoveryPages } from './discovery-pages.ts'
import { orderPages } from './order-pages.ts'

/** A document's contents lead to its last part, by the name it has there. */
const readsLastPart = (screen: keyof typeof SCREENS) => async (person: Person) => {
  const { page, t } = person
  // One document after another keeps the heading's place: a page in between tells when the next one is there.
  await goTo(page, SCREENS.category)
  await goTo(page, SCREENS[screen])
  const contents = main(person).getByRole('navigation', { name: t('common:legal.contents') })
  if (!(await contents.isVisible())) await main(person).locator('summary').first().click()
  const last = contents.getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.click()
  await expect(page).toHaveURL(/#./)
  const part = page.locator(':focus')
  await expect(part).toContainText(name)
  await expect(part).toBeInViewport()
}

/** Agreements and terms, in each language. */
export const textPages = {
  agreement: readsLastPart('agreement'),
  agreementId: readsLastPart('agreementId'),
  agreementEn: readsLastPart('agreementEn'),
  agreementZh: readsLastPart('agreementZh'),
  policyTerms: readsLastPart('policyTerms'),
  policyTermsId: readsLastPart('policyTermsId'),
  policyTermsEn: readsLastPart('policyTermsEn'),
  policyTermsZh: readsLastPart('policyTermsZh'),
  privacy: readsLastPart('privacy'),
}

/** How a person makes use of each page. */
export const pageActions: { readonly [P in UsedPage]: (person: Person) => Promise<void> } = {
  ...discoveryPages,
  ...orderPages,
  ...accountPages,
  ...textPages,
}
