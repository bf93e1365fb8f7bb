import { expect, type Locator } from '@playwright/test'
import { assertReady, postedMessages } from './shell-assertions.ts'
import type { ShellCheck } from './shell-check.ts'
import { openTab, type ShellTab } from './shell-tab.ts'

const PAGE = '/faqs'
/** The link to customer service, where no question is found. */
async function outsideLink({ page }: ShellTab): Promise<Locator> {
  await page.locator('main#content').getByRole('searchbox').fill('qqzzxx')
  return page.locator('main#content a[href^="https://wa.me/"]')
}
const openedUrls = async (tab: ShellTab) => (await postedMessages(tab)).flatMap((note) => (note.type === 'openUrl' ? [note.url] : []))

/** Links to what is outside of the shop, in an app that opens them, and in one that says nothing. */
export const outsideCheck: ShellCheck = {
  name: 'links to other apps and sites',
  async run(around, say) {
    const tab = await openTab(around, { bridge: 'Android listener', atOnce: '{"capabilities":["openUrl"]}' })
    await tab.page.goto(PAGE)
    await assertReady(tab)
    await say('capabilities: openUrl is posted for a link to WhatsApp, and the page stays', async () => {
      const link = await outsideLink(tab)
      const url = await link.getAttribute('href')
      await link.click()
      await expect.poll(() => openedUrls(tab), { message: 'addresses posted' }).toEqual([url])
      expect(new URL(tab.page.url()).pathname).toBe(PAGE)
    })
    await tab.close()

    const old = await openTab(around, { bridge: 'Android', atOnce: '{}' })
    await old.page.goto(PAGE)
    await assertReady(old)
    await say('a shell that says nothing gets no openUrl; the address can be copied', async () => {
      await (await outsideLink(old)).click()
      const sheet = old.page.getByRole('dialog', { name: old.t('openApp:unable.link.title') })
      await expect(sheet.getByText('https://wa.me/')).toBeVisible()
      expect(await openedUrls(old)).toEqual([])
    })
    await old.close()
  },
}
