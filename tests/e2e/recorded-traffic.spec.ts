import { readFileSync } from 'node:fs'
import { discoveryActions } from '@nusaria/scenario-runner/drivers/browser/discovery'
import { faultActions } from '@nusaria/scenario-runner/drivers/browser/faults'
import { loginActions } from '@nusaria/scenario-runner/drivers/browser/login'
import { orderActions } from '@nusaria/scenario-runner/drivers/browser/orders'
import { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { productActions } from '@nusaria/scenario-runner/drivers/browser/product'
import { readHar } from '@nusaria/scenario-runner/recordings/har'
import { importSession } from '@nusaria/scenario-runner/recordings/import-har'
import { replayRecording } from '@nusaria/scenario-runner/recordings/replay'
import { MOBILE } from '@nusaria/scenario-runner/support/layouts'
import { BROWSER_WITH_IMAGES } from '@nusaria/scenario-runner/support/pictures'
import { seedKnownDevice } from '@nusaria/scenario-runner/support/seed-session'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'
import { SEEDED_PASSWORD } from '@nusaria/scenarios/sample-data'
import { checkSession, NOT_RECORDED } from '@nusaria/tools/backend-check/check-session'

// The avatar is cropped by the browser.
test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

test(
  'traffic that a browser records fits the contracts, and replays without its secrets',
  { tag: '@mobile' },
  async ({ browser, person, baseURL }, info) => {
    const path = info.outputPath('session.har')
    const { world, layout, language, client } = person
    const context = await browser.newContext({ ...MOBILE, baseURL, locale: language, recordHar: { path, content: 'embed' } })
    await context.addCookies([{ name: 'mock_world', value: world.id, url: baseURL }])
    await seedKnownDevice(context)
    const shopper = new Person(await context.newPage(), { layout, language, world, host: client.host })
    await loginActions.entersPassword(shopper, { account: MEMBERS.sari.phone, password: SEEDED_PASSWORD })
    await faultActions.sendsForm(shopper, { form: 'picture', value: 'small' })
    await discoveryActions.looksAt(shopper, { wish: { like: 'kopi mandailing' } })
    await productActions.buysNow(shopper, { quantity: 1 })
    await orderActions.placesOrder(shopper)
    await faultActions.sendsForm(shopper, { form: 'card at the cashier', value: { card: 'good', keep: true } })
    await context.close()

    const har = readFileSync(path, 'utf8')
    const session = readHar(har)
    const { checked, leftOut } = checkSession(session)
    expect(checked.filter(({ deviations }) => deviations.length > 0)).toEqual([])
    // The page that pays is left at once.
    expect(leftOut.filter(({ why }) => why !== NOT_RECORDED)).toEqual([])
    expect(checked.map(({ call }) => call)).toEqual(expect.arrayContaining(['auth.login', 'member.updateAvatar', 'order.place']))

    const recording = importSession(session, 'A purchase')
    const { steps } = await replayRecording(recording, client.host)
    expect(steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([])

    const text = JSON.stringify(recording)
    const secrets = [...har.matchAll(/\\"(password|card_number|auth_token|order_no|request_id)\\":\\"([^"\\]+)\\"/g)]
    expect(new Set(secrets.map(([, name]) => name)).size).toBe(5)
    for (const [, name, secret = ''] of secrets) expect(text, name).not.toContain(secret)
    expect(text).not.toContain('"cvn":"')
  },
)
