import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SCREEN_LIST, type ScreenData } from '@nusaria/scenarios/dsl/screens'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { notFound, routes } from '../../storefront/src/app/routes.tsx'
import { screenNamed, screens } from './screens/screens.ts'

const ui = fileURLToPath(new URL('../../storefront/src/ui/', import.meta.url))
const components = fileURLToPath(new URL('./components/', import.meta.url))

const textsIn = (folder: string, fits: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(fits)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')

it('knows every page of the shop, who visits it, and the feature that it needs', () => {
  const pattern = (path: string) => path.replace(/:\w+/g, ':')
  const { nowhere, gateway: _gateway, google: _google, ...pages } = SCREEN_LIST
  const listed = Object.values<ScreenData>(pages).map(({ path, visitor, feature }) => [pattern(path), visitor, feature])
  const visitorOf = ({ login, member }: (typeof routes)[number]) => (login ? 'guest' : member ? 'member' : 'everyone')
  expect(listed.sort()).toEqual(routes.map((route) => [pattern(route.path), visitorOf(route), route.feature]).sort())
  expect(visitorOf(notFound)).toBe(nowhere.visitor)
})

it('shows every page of the shop in each of its states', () => {
  expect(Object.keys(screens.Pages)).toHaveLength(Object.keys(SCREEN_LIST).length - 2)
  const states = (page: string) => Object.keys(screens.Pages[page] ?? {})
  const faults = ['loading', 'failed', 'slow']
  expect(states('login')).toEqual(['guest', ...faults])
  expect(states('cart')).toEqual(['seeded', 'empty', 'guest', ...faults])
  expect(states('orders')).toEqual(['seeded', 'empty', ...faults])
  expect(() => screenNamed('Pages', 'cart', 'no such state')).toThrow('no screen')
})

it('writes the stories of every page by its command, which runs outside the page', async () => {
  const gallery = fileURLToPath(new URL('..', import.meta.url))
  const options = { root: gallery, configFile: `${gallery}/vite.config.ts`, logLevel: 'error' as const }
  const { module } = await runnerImport<typeof import('./screens/write-stories.ts')>(`${gallery}/src/screens/write-stories.ts`, options)
  module.writeStories()
  const written = readdirSync(`${gallery}/.screens`)
  for (const page of Object.keys(screens.Pages)) expect(written).toContain(`Pages-${page.replace(/\W/g, '-')}.stories.tsx`)
})

it('shows every shared component', () => {
  // Paged lists and refusals are shown by the pages that have them.
  const sources = textsIn(ui, (file) => /^(?!paging|refusals)(?!.*chakra-)(?!.*\.test\.).*\.tsx$/.test(file))
  const named = [...sources.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name]) => name)
  const stories = textsIn(components, (file) => file.endsWith('.stories.tsx'))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((name) => !stories.includes(`<${name}`))).toEqual([])
})

it('names every file of stories so that Ladle finds it', async () => {
  const gallery = fileURLToPath(new URL('..', import.meta.url))
  const { stories } = (await import(`${gallery}/.ladle/config.mjs`)).default as { readonly stories: readonly string[] }
  const files = readdirSync(`${gallery}/src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('x') && /^export default \{ title: /m.test(readFileSync(gallery + file, 'utf8')))
  expect(files.length).toBeGreaterThan(5)
  const found = (file: string) => stories.some((pattern) => matchesGlob(file, pattern))
  expect([...files, '.screens/Pages-cart.stories.tsx'].filter((file) => !found(file))).toEqual([])
})
