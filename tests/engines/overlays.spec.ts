import type { ShopClient } from '@nusaria/scenario-runner/support/client'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { MAIN, type Target } from './find.ts'
import type { Tab } from './tab.ts'
import { expect, test } from './test.ts'

async function opensProduct(tab: Tab, api: ShopClient): Promise<void> {
  const { product } = await findProduct(api, { like: 'kopi mandailing', variants: true })
  await tab.goTo(`/commodDetail?product_no=${product.product_no}`)
  await tab.shows({ role: 'heading', name: product.product_name })
}

/** Goes back once the overlay has its history entry, which it gets a moment after it shows. */
async function goesBack(tab: Tab): Promise<void> {
  const layers = () => (history.state as { layers?: number } | null)?.layers ?? 0
  await tab.reads(layers, (count) => expect(count, 'entries of overlays').toBeGreaterThan(0))
  await tab.back()
}

test('a sheet closes by the browser’s way back, and the page stays', { tag: '@mobile' }, async ({ tab, t, api }) => {
  await opensProduct(tab, api)
  const button: Target = { role: 'button', name: t('product:buy.now'), within: MAIN }
  const sheet: Target = { role: 'dialog', name: t('product:choice.title') }
  await tab.click(button)
  await tab.shows(sheet)
  await goesBack(tab)
  await tab.gone(sheet)
  await tab.arrivesAt(/\/commodDetail/)
  await tab.click(button)
  await tab.shows({ role: 'spinbutton', within: sheet })
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('a dialog keeps the focus inside, and gives it back after Escape and after the way back', async ({ tab, t }) => {
    const row: Target = { role: 'listitem', text: new RegExp(`^${t('profile:name.label')}`), within: MAIN }
    const button: Target = { role: 'button', within: row }
    const dialog: Target = { role: 'dialog', name: t('profile:name.title') }
    await tab.goTo('/setting')
    await tab.click(button)
    await tab.fill({ role: 'textbox', name: t('profile:name.label'), within: dialog }, 'Wulan')
    for (let times = 1; times <= 6; times += 1) {
      await tab.press('Tab')
      const inside = await tab.read(() => document.activeElement?.closest('[role=dialog]') !== null)
      expect(inside, `the focus is in the dialog after ${times} times Tab`).toBe(true)
    }
    await tab.press('Escape')
    await tab.gone(dialog)
    await tab.isFocused(button)
    await tab.press('Enter')
    await tab.shows(dialog)
    await goesBack(tab)
    await tab.gone(dialog)
    await tab.arrivesAt(/\/setting$/)
    await tab.isFocused(button)
  })
})

test('the picture viewer: arrow keys turn it; Escape and the way back close it and give the focus back', async ({ tab, t, api }) => {
  await opensProduct(tab, api)
  const enlarge: Target = { role: 'button', name: t('product:gallery.enlarge') }
  await tab.click(enlarge)
  const viewer: Target = { role: 'dialog' }
  const place = (index: number): Target => ({
    text: new RegExp(`^${index} (/|${t('viewer:place', { index: '', total: '' }).trim()}) \\d`),
    within: viewer,
  })
  // The viewer listens to keys once it shows where it is.
  await tab.shows(place(1))
  await tab.press('ArrowRight')
  await tab.shows(place(2))
  await tab.press('Escape')
  await tab.gone(viewer)
  await tab.isFocused(enlarge)
  await tab.press('Enter')
  await tab.shows(viewer)
  await goesBack(tab)
  await tab.gone(viewer)
  await tab.arrivesAt(/\/commodDetail/)
  await tab.isFocused(enlarge)
})
