import type { ShopClient } from '@nusaria/scenario-runner/support/client'
import { findProduct } from '@nusaria/scenario-runner/support/find-product'
import { MAIN, type Target } from './find.ts'
import { KEYS, type Tab } from './tab.ts'
import { expect, test } from './test.ts'

async function opensProduct(tab: Tab, api: ShopClient): Promise<void> {
  const { product } = await findProduct(api, { like: 'kopi mandailing', variants: true })
  await tab.open(`/commodDetail?product_no=${product.product_no}`)
  await tab.sees({ role: 'heading', name: product.product_name })
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
  await tab.sees(sheet)
  await goesBack(tab)
  await tab.seesNo(sheet)
  await tab.at(/\/commodDetail/)
  await tab.click(button)
  await tab.sees({ role: 'spinbutton', within: sheet })
})

test.describe('a member', () => {
  test.use({ member: 'sari' })

  test('a dialog keeps the focus inside, and gives it back after Escape and after the way back', async ({ tab, t }) => {
    const row: Target = { role: 'listitem', text: new RegExp(`^${t('profile:name.label')}`), within: MAIN }
    const button: Target = { role: 'button', within: row }
    const dialog: Target = { role: 'dialog', name: t('profile:name.title') }
    await tab.open('/setting')
    await tab.click(button)
    await tab.type({ role: 'textbox', name: t('profile:name.label'), within: dialog }, 'Wulan')
    for (let times = 1; times <= 6; times += 1) {
      await tab.press(KEYS.Tab)
      const inside = await tab.read(() => document.activeElement?.closest('[role=dialog]') !== null)
      expect(inside, `the focus is in the dialog after ${times} times Tab`).toBe(true)
    }
    await tab.press(KEYS.Escape)
    await tab.seesNo(dialog)
    await tab.isFocused(button)
    await tab.press(KEYS.Enter)
    await tab.sees(dialog)
    await goesBack(tab)
    await tab.seesNo(dialog)
    await tab.at(/\/setting$/)
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
  await tab.sees(place(1))
  await tab.press(KEYS.ArrowRight)
  await tab.sees(place(2))
  await tab.press(KEYS.Escape)
  await tab.seesNo(viewer)
  await tab.isFocused(enlarge)
  await tab.press(KEYS.Enter)
  await tab.sees(viewer)
  await goesBack(tab)
  await tab.seesNo(viewer)
  await tab.at(/\/commodDetail/)
  await tab.isFocused(enlarge)
})
