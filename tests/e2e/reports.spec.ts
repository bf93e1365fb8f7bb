import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { paymentActions } from '@nusaria/scenario-runner/drivers/browser/payment'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textPattern } from '@nusaria/scenario-runner/support/text-pattern'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'
import { MEMBERS } from '@nusaria/scenarios/members'
import { CONFIG_ELEMENT } from '@nusaria/server/site/config-file'
import type { ConfigFile } from '@nusaria/server/site/config-schema'
import { ReportBatch, type ReportEvent } from '@nusaria/storefront/app/reporting/report-events'

test.use({ member: 'sari' })

const COLLECTOR = 'https://collect.example/shop'
const config: ConfigFile = { analytics: { adapter: 'beacon', url: COLLECTOR, consent: true } }

/** The shop reports to a collector, after asking. Returns what it sent, and the events in it. */
async function reportsToCollector({ context, page }: Person) {
  const bodies: string[] = []
  await page.clock.install()
  await context.exposeBinding('collect', (_, url: string, body: string) => url === COLLECTOR && bodies.push(body))
  await context.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      void (window as unknown as { collect: (url: string, body: string) => void }).collect(String(url), String(body))
      return true
    }
  })
  // The server writes its configuration into the page.
  await context.route(
    (url) => !/\.\w+$|^\/(api|__mock|media)\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      // A prefetched page would come without passing here.
      const html = (await response.text()).replace(/<script type="speculationrules">[\s\S]*?<\/script>/, '')
      await route.fulfill({
        response,
        body: html.replace(new RegExp(`(<script[^>]* id="${CONFIG_ELEMENT}"[^>]*>)[^<]*`), `$1${JSON.stringify(config)}`),
      })
    },
  )
  const events = (): ReportEvent[] => bodies.flatMap((body) => ReportBatch.parse(JSON.parse(body)).events)
  const traffic = trafficOf(page)
  /** Reporting starts after a while, and collects events for a while: the clock skips both. A call under way would time out meanwhile. */
  const later = async () => {
    await traffic.settled()
    await page.clock.runFor(5_000)
  }
  const reported = (name: ReportEvent['name']) =>
    expect
      .poll(async () => {
        await later()
        return events().map((event) => event.name)
      })
      .toContain(name)
  return { bodies, events, later, reported }
}

const question = ({ page, t }: Person) => page.getByRole('region', { name: t('consent:title') })

test('a purchase is reported once the shopper allows it, with nothing personal in it', async ({ person, world }) => {
  const { page, client, t } = person
  const { bodies, events, later, reported } = await reportsToCollector(person)
  await page.goto('/')
  await expect(question(person)).toBeVisible()
  await checkPage(page)
  for (let time = 0; time < 2; time++) await later()
  expect(bodies).toEqual([])
  await question(person)
    .getByRole('button', { name: t('consent:allow'), exact: true })
    .click()
  await expect(question(person)).toBeHidden()

  await discoveryActions.looksAt(person, { wish: { like: 'kopi mandailing' } })
  await productActions.buysNow(person, { quantity: 1 })
  await orderActions.placesOrder(person)
  await paymentActions.pays(person, { method: 'cod' })
  await reported('purchase')
  expect(events().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['search', 'view_item_list', 'view_item', 'begin_checkout', 'add_payment_info', 'purchase']),
  )
  const { total } = await client.call('order.detail', { order_no: person.order_no })
  expect(events().filter(({ name }) => name === 'purchase')).toEqual([
    expect.objectContaining({ transaction_id: person.order_no, value: total, currency: 'IDR', page: '/paymentSuccess' }),
  ])

  const info = await client.call('member.info')
  const { list } = await client.call('address.list')
  const [home] = list
  const device = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? '{}').userInfo as string)
  const { deviceId, fingerprint } = JSON.parse(device)
  const personal = [info.user_name, info.member_no, MEMBERS.sari.phone, MEMBERS.sari.email, client.token, deviceId, fingerprint, world.id]
  const sent = bodies.join('\n')
  for (const value of [...personal, home?.name, home?.phone, home?.address_line1])
    if (value) expect(sent).not.toMatch(new RegExp(`\\b${textPattern(value)}\\b`))
})

test('a shopper who refuses is not asked again, and nothing is sent; the privacy page changes that', async ({ person }) => {
  const { page, t } = person
  const { bodies, later, reported } = await reportsToCollector(person)
  await page.goto('/')
  await question(person)
    .getByRole('button', { name: t('consent:refuse'), exact: true })
    .click()
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { name: t('consent:choice.title') })).toBeVisible()
  await expect(question(person)).toHaveCount(0)
  await expect(person.seen.getByText(t('consent:choice.refused'))).toBeVisible()
  await checkPage(page)
  await goTo(page, '/commodityList?keyword=kopi')
  for (let time = 0; time < 2; time++) await later()
  expect(bodies).toEqual([])
  await goTo(page, '/privacy')
  await page.getByRole('button', { name: t('consent:choice.start') }).click()
  await expect(person.seen.getByText(t('consent:choice.allowed'))).toBeVisible()
  await goTo(page, '/commodityList?keyword=gula')
  await reported('search')
})

test('an error that nothing catches is reported, without the number in its text', async ({ person, watch }) => {
  const { page, t } = person
  const { events, reported } = await reportsToCollector(person)
  await page.goto('/')
  await question(person)
    .getByRole('button', { name: t('consent:allow'), exact: true })
    .click()
  watch.allow(/no sugar/)
  await page.evaluate(() => setTimeout(() => Promise.reject(new TypeError('no sugar for 081234567890'))))
  await reported('unhandled')
  expect(events().find(({ name }) => name === 'unhandled')).toMatchObject({ error: 'TypeError: no sugar for …', page: '/' })
})
