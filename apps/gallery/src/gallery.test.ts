import { readdirSync, readFileSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { notFound, routes } from '../../storefront/src/app/routes.tsx'
import { pageName } from './screens/routes.ts'
import { screenNamed, screens } from './screens/screens.ts'

const ui = fileURLToPath(new URL('../../storefront/src/ui/', import.meta.url))
const components = fileURLToPath(new URL('./components/', import.meta.url))

const textsIn = (folder: string, fits: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(fits)
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('\n')

it('shows every page of the shop in each of its states', () => {
  const all = [...routes, notFound]
  expect(new Set(all.map(pageName)).size).toBe(all.length)
  for (const route of all) {
    const states = Object.keys(screens.Pages[pageName(route)] ?? {})
    expect(states, route.path).toEqual(expect.arrayContaining([route.login ? 'guest' : 'seeded', 'loading', 'failed', 'slow']))
    expect(states.includes('guest'), route.path).toBe(!route.member)
  }
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
