import { findProduct } from '../../support/find-product.ts'
import type { Target } from '../find-in-page.ts'
import { KEYS } from '../tab.ts'
import type { Check, Visit } from '../visit.ts'
import { MAIN } from './login.ts'

async function opensProduct({ api, tab, opens }: Visit): Promise<void> {
  const { product } = await findProduct(api, { like: 'kopi mandailing', variants: true })
  await opens(`/commodDetail?product_no=${product.product_no}`)
  await tab.sees({ role: 'heading', name: product.product_name })
}

/** The button of the settings that opens the dialog with the name, and the dialog. */
function nameDialog({ t }: Visit): { button: Target; dialog: Target; field: Target } {
  const row: Target = { role: 'listitem', text: new RegExp(`^${t('profile:name.label')}`), within: MAIN }
  const dialog: Target = { role: 'dialog', name: t('profile:name.title') }
  return { button: { role: 'button', within: row }, dialog, field: { role: 'textbox', name: t('profile:name.label'), within: dialog } }
}

/** Goes back once the overlay has its history entry, which it gets a moment after it shows. */
async function goesBack({ tab }: Visit): Promise<void> {
  const layers = () => tab.read(() => (history.state as { layers?: readonly string[] } | null)?.layers?.length ?? 0)
  await tab.expect('an entry of the overlay', layers, (count) => count > 0)
  await tab.back()
}

export const overlayChecks: readonly Check[] = [
  {
    title: 'a sheet closes by the browser’s way back, and the page stays',
    layout: 'mobile',
    async run(visit) {
      const { tab, t } = visit
      await opensProduct(visit)
      const button: Target = { role: 'button', name: t('product:buy.now'), within: MAIN }
      const sheet: Target = { role: 'dialog', name: t('product:choice.title') }
      await tab.click(button)
      await tab.sees(sheet)
      await goesBack(visit)
      await tab.seesNo(sheet)
      await tab.at(/\/commodDetail/)
      await tab.click(button)
      await tab.sees({ role: 'spinbutton', within: sheet })
    },
  },
  {
    title: 'a dialog keeps the focus inside, and gives it back after Escape and after the way back',
    member: 'sari',
    async run(visit) {
      const { tab } = visit
      const { button, dialog, field } = nameDialog(visit)
      await visit.opens('/setting')
      await tab.click(button)
      await tab.type(field, 'Wulan')
      for (let times = 0; times < 6; times += 1) {
        await tab.press(KEYS.Tab)
        const inside = await tab.read(() => document.activeElement?.closest('[role=dialog]') !== null)
        if (!inside) throw new Error(`the focus left the dialog after ${times + 1} times Tab`)
      }
      await tab.press(KEYS.Escape)
      await tab.seesNo(dialog)
      await tab.isFocused(button)
      await tab.press(KEYS.Enter)
      await tab.sees(dialog)
      await goesBack(visit)
      await tab.seesNo(dialog)
      await tab.at(/\/setting$/)
      await tab.isFocused(button)
    },
  },
  {
    title: 'the picture viewer: arrow keys turn it; Escape and the way back close it and give the focus back',
    async run(visit) {
      const { tab, t } = visit
      await opensProduct(visit)
      const enlarge: Target = { role: 'button', name: t('product:gallery.enlarge') }
      await tab.click(enlarge)
      const viewer: Target = { role: 'dialog' }
      const place = (index: number): Target => ({
        text: new RegExp(`^${index} (/|${t('viewer:place', { index: '', total: '' }).trim()}) \\d`),
      })
      // The viewer listens to keys once it shows where it is.
      await tab.sees({ ...place(1), within: viewer })
      await tab.press(KEYS.ArrowRight)
      await tab.sees({ ...place(2), within: viewer })
      await tab.press(KEYS.Escape)
      await tab.seesNo(viewer)
      await tab.isFocused(enlarge)
      await tab.press(KEYS.Enter)
      await tab.sees(viewer)
      await goesBack(visit)
      await tab.seesNo(viewer)
      await tab.at(/\/commodDetail/)
      await tab.isFocused(enlarge)
    },
  },
]
