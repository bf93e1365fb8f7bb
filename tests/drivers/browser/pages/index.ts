import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import type { UsedPage } from '@nusaria/scenarios/dsl/verbs/pages'
import { expect } from '@playwright/test'
import { goTo } from '../../../support/navigation.ts'
import { main, type Person } from '../person.ts'
import { accountPages } from './account-pages.ts'
import { discoveryPages } from './discovery-pages.ts'
import { orderPages } from './order-pages.ts'

/** Opens the last section from the contents of a document. */
const readsLastPart = (screen: keyof typeof SCREENS) => async (person: Person) => {
  const { page, t } = person
  // Two documents have the same heading; a page in between shows when the next one is there.
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

/** Agreements, terms and privacy. */
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

/** How a person uses each page. */
export const pageUses: { readonly [P in UsedPage]: (person: Person) => Promise<void> } = {
  ...discoveryPages,
  ...orderPages,
  ...accountPages,
  ...textPages,
}
