import { MEMBERS } from '@nusaria/scenarios/members'
import { expect, test } from '../support/test.ts'

test.describe('a member with many messages', () => {
  test.use({ member: 'sari' })

  test('sees 99+ at the bell, loads more, and has none unread after reading all', async ({ person, layout }) => {
    const { page, world, t } = person
    const members = await world.state('members')
    const sari = members.find(({ phone }) => phone?.endsWith(MEMBERS.sari.phone))?.member_no ?? ''
    await world.event('inbox', sari, 'receive', { count: 120 })
    await page.goto('/')
    const bell = page.getByRole('link', { name: new RegExp(`^${t('common:header.messages')}`) }).first()
    const badge = await bell.getByText('99+').boundingBox()
    expect((badge?.x ?? 0) + (badge?.width ?? 0), 'the badge ends on the screen').toBeLessThan(page.viewportSize()?.width ?? 0)
    await bell.click()
    await page.waitForURL('**/message')
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
    await expect(rows.nth(9)).toBeAttached()
    if (layout === 'desktop') await page.getByRole('button', { name: t('common:action.loadMore') }).click()
    else await rows.last().scrollIntoViewIfNeeded()
    await expect(async () => expect(await rows.count()).toBeGreaterThan(10)).toPass()
    await page.getByRole('button', { name: t('message:readAll') }).click()
    await expect(page.getByRole('button', { name: t('message:readAll') })).toBeHidden()
    await expect(page.getByText('99+')).toHaveCount(0)
    if (layout === 'desktop') await expect(bell).toHaveAccessibleName(t('common:header.messages'))
  })
})
