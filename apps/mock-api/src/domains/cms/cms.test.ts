import { buildCatalogue } from '@nusaria/catalogue/products/catalogue'
import { CmsSection, CmsTarget, cmsContract } from '@nusaria/contracts/cms'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { navContract } from '@nusaria/contracts/nav'
import { expect, test } from 'vitest'
import { createTestShop, type TestShop } from '../../testing/test-shop.ts'
import { templateByNo } from '../voucher/templates.ts'

const catalogue = buildCatalogue({ seed: 1 })

test('home in each language: banners, vouchers that exist, lists', async () => {
  const shop = await createTestShop()
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const page = await shop.guest('d', language).call(cmsContract.getById, { project_id: 'home' })
    expect(page.sections.map((section) => section.type)).toEqual([
      'hero',
      'side_banners',
      'categories',
      'flash_sale',
      'vouchers',
      'buy_again',
      'recently_viewed',
      'hot',
      'recommended',
    ])
    for (const section of page.sections) {
      if (section.type === 'vouchers') for (const coupon_no of section.coupon_nos) expect(templateByNo(coupon_no)).toBeDefined()
      if (section.type === 'hero') for (const banner of section.banners) titles.add(banner.title)
    }
  }
  expect(titles.size).toBe(4 * LANGUAGES.length)
})

test("home's banners lead to every kind of place", async () => {
  const page = await (await createTestShop()).guest().call(cmsContract.getById, { project_id: 'home' })
  const banners = page.sections.flatMap((section) => ('banners' in section ? section.banners : []))
  expect(new Set(banners.map(({ target }) => target.type))).toEqual(new Set(CmsTarget.options.map(({ shape }) => shape.type.value)))
})

test('home’s flash sale leads to the campaign that shows all of it, and is left out when none is planned', async () => {
  const shop = await createTestShop()
  const saleOf = async (of: TestShop, project_id: string) =>
    (await of.guest().call(cmsContract.getById, { project_id })).sections.find((section) => section.type === 'flash_sale')
  const target = (await saleOf(shop, 'home'))?.target
  expect(target?.type === 'project' && (await saleOf(shop, target.project_id))).toMatchObject({ target: null })
  const bare = await createTestShop({ catalogue: { ...catalogue, home: { ...catalogue.home, flash_list: [] } } })
  expect(await saleOf(bare, 'home')).toBeUndefined()
})

test('no page says that its products were chosen by what a guest looks at', async () => {
  const shop = await createTestShop()
  for (const language of LANGUAGES) {
    const guest = shop.guest('first visit', language)
    const { list } = await guest.call(cmsContract.projectList, {})
    for (const project_id of ['home', ...list.map((campaign) => campaign.project_id)])
      for (const section of (await guest.call(cmsContract.getById, { project_id })).sections)
        if ('text' in section) expect(section.text).not.toMatch(/kamu lihat|you look|you viewed|浏览|您常看/i)
  }
})

test('each campaign has a page and a banner that leads to it; an unknown page is an error', async () => {
  const guest = (await createTestShop()).guest()
  const { list } = await guest.call(cmsContract.projectList, {})
  expect(list.length).toBeGreaterThanOrEqual(4)
  const kinds = new Set<string>((await guest.call(cmsContract.getById, { project_id: 'home' })).sections.map(({ type }) => type))
  for (const { project_id, title, banner } of list) {
    const page = await guest.call(cmsContract.getById, { project_id })
    expect(page.title).toBe(title)
    expect(banner?.target).toEqual({ type: 'project', project_id })
    const products = page.sections.find((section) => section.type === 'products')
    expect(products?.product_nos.length).toBeGreaterThanOrEqual(6)
    for (const section of page.sections) {
      kinds.add(section.type)
      if (section.type === 'vouchers') for (const coupon_no of section.coupon_nos) expect(templateByNo(coupon_no)).toBeDefined()
    }
  }
  expect(kinds.size).toBe(CmsSection.options.length)
  expect(await guest.errorOf(cmsContract.getById, { project_id: 'nothing' })).toBe('PAGE_CONTENT_MISSING')
})

test('no two campaigns look alike, and home looks like the shop', async () => {
  const guest = (await createTestShop()).guest()
  const lookOf = async (project_id: string) => (await guest.call(cmsContract.getById, { project_id })).look
  const { list } = await guest.call(cmsContract.projectList, {})
  const looks = await Promise.all(list.map(({ project_id }) => lookOf(project_id)))
  expect(new Set(looks.map((look) => look?.colours)).size).toBe(list.length)
  expect(new Set(looks.map((look) => look?.motif)).size).toBe(list.length)
  expect(await lookOf('home')).toBeNull()
})

test('each top category has a picture of its own', async () => {
  const types = await (await createTestShop()).guest().call(navContract.typeList, undefined)
  expect(new Set(types.map(({ scene_url }) => scene_url)).size).toBe(types.length)
})

test('no campaign at all', async () => {
  const bare = { ...catalogue, home: { ...catalogue.home, campaign_list: [] } }
  expect(await (await createTestShop({ catalogue: bare })).guest().errorOf(cmsContract.projectList, {})).toBe('PAGE_CONTENT_MISSING')
})

test('category names follow the language', async () => {
  const shop = await createTestShop()
  const firsts = await Promise.all(
    LANGUAGES.map(async (language) => (await shop.guest('d', language).call(navContract.typeList, undefined))[0]?.nav_type_name),
  )
  expect(firsts).toEqual(['Snacks', 'Camilan', '休闲零食'])
})
