import { MOBILE } from '@nusaria/scenario-runner/support/layouts'
import { expect } from '@playwright/test'
import { assertOpen, assertReady } from './shell-assertions.ts'
import type { ShellCheck } from './shell-check.ts'
import { openTab, type ShellTab } from './shell-tab.ts'

const { width, height } = MOBILE.viewport
/** px: the home bar at the bottom of a phone */
const HOME_BAR = 34

const showHomeBar = ({ page }: ShellTab) =>
  page.evaluate((px) => document.documentElement.style.setProperty('--safe-bottom', `${px}px`), HOME_BAR)

async function bottomBarKeepsClear(tab: ShellTab): Promise<void> {
  const { page, t } = tab
  const bar = page.getByRole('navigation', { name: t('common:tabs.label') })
  const padding = () => bar.evaluate((each) => Number.parseFloat(getComputedStyle(each).paddingBottom))
  const before = await padding()
  const declared = await page.evaluate(() =>
    ['top', 'right', 'bottom', 'left']
      .map((side) => `--safe-${side}`)
      .filter((name) => getComputedStyle(document.documentElement).getPropertyValue(name) === ''),
  )
  expect(declared, 'variables that are not declared').toEqual([])
  await showHomeBar(tab)
  // A hidden page applies the change with its next frame.
  await expect.poll(async () => (await padding()) - before, 'room below the tabs').toBe(HOME_BAR)
}

/** Orientation and the back key. */
export const phoneCheck: ShellCheck = {
  name: 'a phone in hand',
  async run(around, say) {
    const tab = await openTab(around, { bridge: 'Android' })
    const { page, t } = tab
    await page.goto('/')
    await assertReady(tab)
    await tab.shell.deliver('{}')
    await assertOpen(tab)
    await say('bars keep clear of the safe areas', () => bottomBarKeepsClear(tab))
    await say('on its side the phone shows the landscape page, and the shop again upright', async () => {
      const cover = page.getByRole('alertdialog', { name: t('common:landscape.title') })
      await page.setViewportSize({ width: height, height: width })
      await expect(cover).toBeVisible()
      await page.setViewportSize({ width, height })
      await expect(cover).toBeHidden()
    })
    await say('a sheet keeps clear of the home bar, and the back key closes it and stays on the page', async () => {
      await page.goto('/commodityList?keyword=kopi')
      await assertReady(tab)
      await tab.shell.deliver('{}')
      await page.getByRole('button', { name: t('filter:title') }).click()
      const sheet = page.getByRole('dialog')
      await expect(sheet).toBeVisible()
      await showHomeBar(tab)
      const lowest = () =>
        sheet
          .getByRole('button')
          .last()
          .evaluate((button) => button.getBoundingClientRect().bottom)
      await expect.poll(lowest, 'the lowest button').toBeLessThanOrEqual(height - HOME_BAR)
      await page.evaluate(() => history.back())
      await expect(sheet).toBeHidden()
      expect(new URL(page.url()).pathname).toBe('/commodityList')
    })
    await tab.close()
  },
}
