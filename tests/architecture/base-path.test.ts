import { build } from 'vite'
import { expect, test, vi } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

vi.setConfig({ testTimeout: 60_000 })

/** The files of a build whose pages are real and whose scripts are empty: bundling them takes most of the time. */
async function buildPages(mode: string, base: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    root: `${root}/apps/storefront`,
    mode,
    base,
    logLevel: 'silent',
    build: { write: false },
    plugins: [{ name: 'empty-scripts', enforce: 'pre', load: (id) => (/\/src\/app\/[\w-]+\.tsx?$/.test(id) ? 'export {}' : null) }],
  })
  if (!('output' in built)) throw new Error('One build was expected')
  return new Map(built.output.map((file) => [file.fileName, file.type === 'asset' ? String(file.source) : file.code]))
}

test.each(['production', 'offline'])('pages of the %s build below a path find their files there', async (mode) => {
  const files = await buildPages(mode, '/toko/')
  const pages = [...files].filter(([name]) => name.endsWith('.html'))
  expect(pages.map(([name]) => name).sort()).toEqual(
    mode === 'offline' ? ['gateway/index.html', 'google/index.html', 'index.html'] : ['index.html'],
  )
  for (const [name, html] of pages) {
    const addresses = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address ?? '')
    expect(addresses, name).toContain('/toko/favicon.svg')
    expect(
      addresses.filter((address) => !/^(\/toko\/|mailto:)/.test(address)),
      name,
    ).toEqual([])
    expect(html, name).not.toMatch(/%[A-Z_]+%/)
  }
  expect([...files.keys()]).toContain('config.json')
  if (mode === 'production') return
  expect(files.get('gateway/index.html')).toContain('data-shop="/toko/"')
  expect([...files.keys()]).toContain('mockServiceWorker.js')
})
