import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'

const layout = vi.hoisted(() => ({ now: 'mobile' as 'mobile' | 'desktop' }))
vi.mock('#platform/browser/use-layout.ts', () => ({ useLayout: () => layout.now }))

const { CategoryPage } = await import('./category-page.tsx')

const type = (name: string) => ({
  nav_type_id: name,
  nav_type_name: name,
  icon_url: `/media/${name}.svg`,
  child_list: [1, 2, 3].map((n) => ({ nav_type_id: `${name}-${n}`, nav_type_name: `${name} ${n}`, icon_url: `/media/${name}-${n}.svg` })),
})
const tree: StubbedReply = { data: [type('Snacks'), type('Drinks'), type('Beauty')] }
const hot: StubbedReply = { data: { list: [] } }

let scrolledTo: string[] = []

async function open(replies: readonly StubbedReply[] = [tree]) {
  const stubs = { '/nav/type/list': replies, '/search/hot': [hot] }
  return (await openPage(<CategoryPage />, stubs, { at: '/cate', path: '/cate', others: { '/commodityList': 'list' } })).user
}

beforeEach(() => {
  layout.now = 'mobile'
  scrolledTo = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.textContent ?? '')
  })
})

it('starts with the first category; selecting another shows its subcategories', async () => {
  const user = await open()
  expect(await screen.findByRole('link', { name: 'Snacks 1' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Beauty' }))
  expect(screen.getByRole('link', { name: 'Beauty 3' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Snacks 1' })).toBeNull()
  expect(screen.getByRole('link', { name: 'See all: Beauty' }).getAttribute('href')).toBe('/commodityList?typeId=Beauty')
})

it('restores the selected category and the opened subcategory after going back, both in view', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Beauty' }))
  await user.click(screen.getByRole('link', { name: 'Beauty 2' }))
  expect(await screen.findByText('list')).toBeTruthy()
  expect(['secondaryIndex', 'thirdIndex'].map((key) => sessionStorage.getItem(key))).toEqual(['Beauty', 'Beauty-2'])
  cleanup()
  scrolledTo = []
  await open()
  expect((await screen.findByRole('button', { name: 'Beauty' })).getAttribute('aria-pressed')).toBe('true')
  expect(scrolledTo).toEqual(['Beauty', 'Beauty 2'])
})

it('shows the first category when the selected one no longer exists', async () => {
  sessionStorage.setItem('secondaryIndex', 'Gone')
  await open()
  expect((await screen.findByRole('button', { name: 'Snacks' })).getAttribute('aria-pressed')).toBe('true')
})

it.each(['mobile', 'desktop'] as const)('a category has a picture of its goods in use, where the shop has one: %s', async (now) => {
  layout.now = now
  const scene = (name: string) => ({ ...type(name), scene_url: `/media/banners/${name}.svg` })
  await open([{ data: [scene('Snacks'), type('Drinks')] }])
  await screen.findByRole('link', { name: 'Snacks 1' })
  const pictures = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src') ?? '')
  expect(pictures.filter((src) => src.includes('banners'))).toEqual(['/media/banners/Snacks.svg'])
})

it('shows the whole tree on desktop', async () => {
  layout.now = 'desktop'
  await open()
  for (const name of ['Snacks', 'Drinks', 'Beauty']) {
    expect(await screen.findByRole('link', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: `${name} 3` })).toBeTruthy()
  }
})

it('offers a retry after an error', async () => {
  const user = await open(['unreachable', tree])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Snacks 1' })).toBeTruthy()
})

it('says so when there are no categories', async () => {
  await open([{ data: [] }])
  expect(await screen.findByText('No categories yet')).toBeTruthy()
})
