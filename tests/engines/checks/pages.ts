import { root } from '../../../scripts/lib/root.mjs'
import { guestRoutes, memberRoutes } from '../../perf/routes.ts'
import type { Check, Visit } from '../visit.ts'
import { MAIN } from './login.ts'

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

/** Opens routes one after another; fails with what is wrong on all of them. */
async function opensAll({ tab, t, opens }: Visit, routes: readonly string[]): Promise<void> {
  const wrong: string[] = []
  for (const route of routes) {
    await opens(route)
    await tab.sees(route === '/' ? { role: 'link', name: /Rp/, within: MAIN } : { role: 'heading', nth: 0 })
    const found = await tab.read(lookAtPage)
    const crashed = (await tab.count({ text: t('common:crash.title') })) > 0 ? ['crashed'] : []
    for (const problem of [...found, ...crashed]) wrong.push(`${route}: ${problem}`)
  }
  if (wrong.length > 0) throw new Error(wrong.join('\n    '))
}

export const pageChecks: readonly Check[] = [
  {
    title: 'every page of a guest fits the window and shows its pictures',
    run: async (visit) => opensAll(visit, await guestRoutes(visit.api.host, visit.world)),
  },
  {
    title: 'every page of a member fits the window and shows its pictures',
    member: 'sari',
    run: async (visit) => opensAll(visit, await memberRoutes(visit.api.host, visit.world)),
  },
  {
    title: 'a member’s picture is cropped and saved',
    member: 'sari',
    async run({ tab, t, api, opens }) {
      const before = (await api.call('member.info')).avatar_url
      await opens('/setting')
      await tab.upload({ label: t('profile:avatar.pick') }, `${root}/docs/images/shop.png`)
      await tab.click({ role: 'button', name: t('profile:avatar.use'), within: { role: 'dialog', name: t('profile:avatar.title') } })
      await tab.sees({ text: t('profile:avatar.saved') })
      const after = (await api.call('member.info')).avatar_url
      if (!after || after === before) throw new Error(`the picture is still ${before}`)
    },
  },
  {
    title: 'the offline build: its worker answers every call, and a reload keeps the cart',
    async run({ tab, t, layout, offline }) {
      await tab.open(`${offline}/`)
      const card = { role: 'link', name: /Rp/, within: MAIN, nth: 0 }
      await tab.sees(card)
      await tab.expect(
        'a worker',
        () => tab.read(() => navigator.serviceWorker.controller?.state),
        (state) => state === 'activated',
      )
      const path = await tab.attribute(card, 'href')
      await tab.open(`${offline}${path}`)
      const main = { role: 'button', name: t('product:buy.add'), within: MAIN, nth: 0 }
      await tab.click(main)
      if (layout === 'mobile') await tab.click({ ...main, within: { role: 'dialog' } })
      await tab.sees({ text: t('product:buy.added') })
      await tab.open(`${offline}/cart`)
      const title = { role: 'heading', name: t('cart:titleCount', { count: 1 }) }
      await tab.sees(title)
      await tab.reload()
      await tab.sees(title)
    },
  },
]
