import { checkPage } from '@nusaria/scenario-runner/support/check-page'
import { prepare } from '@nusaria/scenario-runner/support/prepare'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { MEMBERS } from '@nusaria/scenarios/members'

test('a guest sees below the cart icon what is in it, by mouse and by keyboard, and a click opens the cart', { tag: '@desktop' }, async ({
  person,
}) => {
  const { page, t } = person
  await page.goto('/')
  const header = page.getByRole('banner')
  const cart = header.locator('a[href="/cart"]').first()
  const empty = header.getByText(t('cart:empty.title'))
  await cart.hover()
  await expect(empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(empty).toBeHidden()

  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  await page.getByRole('button', { name: t('product:buy.add') }).click()
  await expect(header.getByRole('link', { name: t('common:header.cartCount_other', { count: 1 }) })).toBeVisible()
  const open = header.getByRole('link', { name: t('cart:mini.open_other', { count: 1 }) })
  // By keyboard, backwards from what follows it.
  await header.getByRole('button', { name: t('common:header.login') }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(open).toBeVisible()
  await checkPage(page)
  await page.keyboard.press('Escape')
  await expect(open).toBeHidden()
  await expect(cart).toBeFocused()

  await cart.hover()
  await expect(open).toBeVisible()
  await cart.click()
  await page.waitForURL('**/cart')
  await expect(open).toBeHidden()
})

test('the search and the cart stay at the top of the window once the header is scrolled away', { tag: '@desktop' }, async ({ person }) => {
  const { page, t } = person
  await prepare.finds(person)
  await page.goto(`/commodDetail?product_no=${person.product_no}`)
  const header = page.getByRole('banner')
  const box = header.getByRole('combobox', { name: t('common:header.searchLabel') })
  const categories = header.getByRole('navigation', { name: t('common:header.categories') })
  await expect(categories).toBeVisible()
  await page.mouse.wheel(0, 1_500)
  await expect(categories).toBeHidden()
  await expect(box).toBeInViewport({ ratio: 1 })
  await expect(header.getByRole('link', { name: t('common:header.cart') })).toBeInViewport({ ratio: 1 })
  // The buttons to buy are at the other edge.
  await expect(page.getByRole('button', { name: t('product:buy.now') }).last()).toBeInViewport({ ratio: 1 })
  await checkPage(page)
  await box.fill('kopi')
  await box.press('Enter')
  await page.waitForURL('**/commodityList?keyword=kopi')
  await expect(categories).toBeVisible()
})

test.describe('a member with many messages', () => {
  test.use({ member: 'sari' })

  test('sees 99+ at the bell, on the screen', async ({ person }) => {
    const { page, world, t } = person
    const members = await world.state('members')
    const sari = members.find(({ phone }) => phone?.endsWith(MEMBERS.sari.phone))?.member_no ?? ''
    await world.event('inbox', sari, 'receive', { count: 120 })
    await page.goto('/')
    const bell = page.getByRole('link', { name: new RegExp(`^${t('common:header.messages')}`) }).first()
    await expect(bell.getByText('99+')).toBeInViewport({ ratio: 1 })
    await checkPage(page)
  })
})
