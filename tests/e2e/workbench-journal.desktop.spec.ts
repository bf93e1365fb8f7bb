import { readFile } from 'node:fs/promises'
import { LIMITS } from '@nusaria/contracts/limits'
import { discoveryActions } from '../drivers/browser/discovery.ts'
import { orderActions } from '../drivers/browser/orders.ts'
import { productActions } from '../drivers/browser/product.ts'
import { parseRecording, replayRecording } from '../recordings/replay.ts'
import { checkPage } from '../support/check-page.ts'
import { httpHost } from '../support/hosts.ts'
import { expect, test } from '../support/test.ts'

// Painted, as the list measures itself.
test.use({ member: 'sari', painted: true })

test('a purchase is saved from the journal as a file that replays', async ({ person, world, baseURL }) => {
  const { page } = person
  await discoveryActions.looksAt(person, { wish: { like: 'kopi mandailing' } })
  await productActions.buysNow(person, { quantity: 1 })
  await orderActions.placesOrder(person)

  await page.setViewportSize({ width: LIMITS.desktopMinWidth, height: 768 })
  await page.goto(`/__mock#/journal?world=${world.id}`)
  const list = page.getByRole('listbox', { name: 'Requests' })
  await page.getByLabel('Call').fill('order.')
  const placed = list.getByRole('option', { name: 'order.place' })
  await expect(list).toContainText(/^LineTimeCallWhoCodeTook/)
  expect(await placed.getByText('order.place', { exact: true }).evaluate((call) => call.scrollWidth <= call.clientWidth)).toBe(true)
  await placed.click()
  await expect(page.getByRole('region', { name: 'Reply' })).toContainText('order_no')
  await expect(page.getByRole('region', { name: 'Request', exact: true })).toBeInViewport()
  await expect(placed).toBeInViewport()
  await expect(page.getByRole('list', { name: 'What is masked' })).toContainText(/token was given by line \d+/)
  await list.press('Shift+Home')
  await page.getByLabel('Title').fill('One packet of coffee')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as scenario' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('one-packet-of-coffee.scenario.json')
  await expect(page.getByText(/^Saved \d+ steps, \d+ of them from before/)).toBeVisible()
  await checkPage(page)

  const text = await readFile(await file.path(), 'utf8')
  expect(text).not.toContain(person.client.token)
  const { verdict, steps } = await replayRecording(parseRecording(text), httpHost(baseURL ?? ''))
  expect(steps.filter((step) => step.verdict !== 'passed')).toEqual([])
  expect(verdict).toBe('passed')
})
