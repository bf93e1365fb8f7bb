import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import type { Texts } from '@nusaria/scenario-runner/support/texts'
import { root } from '../../scripts/lib/root.ts'
import { MAIN } from './find.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

/** Runs in the page, once its calls are answered: what is wrong with how it looks. */
async function lookAtPage(): Promise<readonly string[]> {
  const loaded = () => performance.getEntriesByType('resource').length
  for (let still = 0, last = -1; still < 4; still = loaded() === last ? still + 1 : 0) {
    last = loaded()
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const { scrollWidth, clientWidth } = document.documentElement
  const wrong = scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : []
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) wrong.push(`picture without a size: ${image.src}`)
  return wrong
}

/** Opens routes one after another; fails with what is wrong on each. */
async function opensAll(tab: Tab, t: Texts, routes: readonly string[]): Promise<void> {
  for (const route of routes) {
    await tab.goTo(route)
    await tab.shows(route === '/' ? { role: 'link', name: /Rp/, within: MAIN } : { role: 'heading', nth: 0 })
    expect.soft(await tab.read(lookAtPage), route).toEqual([])
    await tab.gone({ text: t('common:crash.title') })
  }
}

test('every page of a guest fits the window and shows its pictures', async ({ tab, t, api }) => opensAll(tab, t, await guestPaths(api)))

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('every page of a member fits the window and shows its pictures', async ({ tab, t, api }) => opensAll(tab, t, await memberPaths(api)))

  test('a member’s picture is cropped and saved', async ({ tab, t, api }) => {
    const before = (await api.call('member.info')).avatar_url
    await tab.goTo('/setting')
    await tab.shows({ label: t('profile:avatar.pick') })
    await tab.upload(`${root}/docs/images/shop.png`)
    await tab.click({ role: 'button', name: t('profile:avatar.use'), within: { role: 'dialog', name: t('profile:avatar.title') } })
    await tab.shows({ text: t('profile:avatar.saved') })
    const after = (await api.call('member.info')).avatar_url
    expect(after).toBeTruthy()
    expect(after).not.toBe(before)
  })
})

test('the offline build: its worker answers every call, and a reload keeps the cart', async ({ tab, t, layout, offlineBuild }) => {
  await tab.goTo(`${offlineBuild}/`)
  const card = { role: 'link', name: /Rp/, within: MAIN, nth: 0 }
  await tab.shows(card)
  await tab.reads(
    () => navigator.serviceWorker.controller?.state,
    (state) => expect(state).toBe('activated'),
  )
  await tab.goTo(`${offlineBuild}${await tab.attribute(card, 'href')}`)
  const add = { role: 'button', name: t('product:buy.add'), within: MAIN, nth: 0 }
  await tab.click(add)
  if (layout === 'mobile') await tab.click({ ...add, within: { role: 'dialog' } })
  await tab.shows({ text: t('product:buy.added') })
  await tab.goTo(`${offlineBuild}/cart`)
  const title = { role: 'heading', name: t('cart:titleCount', { count: 1 }) }
  await tab.shows(title)
  await tab.reload()
  await tab.shows(title)
})
