import { faultableErrors } from '@nusaria/contracts/contract'
import { ERRORS } from '@nusaria/contracts/errors'
import { allCalls } from '@nusaria/contracts/registry'
import { goTo } from '@nusaria/scenario-runner/support/navigation'
import { guestPaths, memberPaths } from '@nusaria/scenario-runner/support/screens'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { textsOf } from '@nusaria/scenario-runner/support/texts'
import { trafficOf } from '@nusaria/scenario-runner/support/traffic'

/** What a backend says that doesn't know the shopper's language. The mock never translates it. */
const MSG = 'java.lang.IllegalStateException: 商品不存在'

/** Each call is refused with a code of its own. */
const REFUSALS = allCalls().map(({ id, call }) => {
  const [name = 'INVALID_PARAMETER'] = faultableErrors(call)
  const { code } = ERRORS[name]
  return {
    call: id,
    code,
    fault: { call: id, wire: 'http', status: 200, body: { code, msg: MSG, data: null, status: String(code) } },
  } as const
})

/** Pages whose calls all fail, of which each shows why. */
const SHOWN: Readonly<Record<'guest' | 'member', readonly string[]>> = {
  guest: ['/', '/cate', '/cart', '/coupons'],
  member: ['/me', '/setting', '/order', '/message', '/points', '/couponsList', '/addressManage', '/afterSaleOrder'],
}

for (const visitor of ['guest', 'member'] as const)
  test.describe(`a ${visitor}, while every call is refused`, () => {
    test.use({ member: visitor === 'member' ? 'sari' : null })

    test('reads on every page the text of a code, never the message of the server', async ({ person, world, watch }) => {
      test.slow()
      // A refused call is logged.
      watch.allow(/./)
      const { page, client, language } = person
      const t = textsOf(language)
      const paths = await (visitor === 'member' ? memberPaths : guestPaths)(client)
      await world.setFaults(REFUSALS.map(({ fault }) => fault))
      const traffic = trafficOf(page)
      const texts = REFUSALS.map(({ code }) => t(`errors:${code}` as 'errors:401'))
      const shown: string[] = []
      for (const path of paths) {
        await goTo(page, path)
        await traffic.settled()
        await expect(page.getByText(MSG), path).toHaveCount(0)
        if (!SHOWN[visitor].includes(path)) continue
        const showsText = async () => {
          const text = await page.locator('#root').innerText()
          return texts.some((each) => text.includes(each))
        }
        await expect.poll(showsText, { message: `${path} shows the text of a code` }).toBe(true)
        shown.push(path)
      }
      expect(shown.sort()).toEqual(SHOWN[visitor].toSorted())
    })
  })
