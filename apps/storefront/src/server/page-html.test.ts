import { expect, test, vi } from 'vitest'
import { pageHtml } from './page-html.ts'

vi.mock('virtual:page-files', () => ({
  files: { home: ['assets/home.css'] },
  firstScripts: ['assets/shop.js'],
  firstStyles: ['assets/shop.css'],
  starter: 'assets/start.js',
  styles: { 'assets/shop.css': 'a{}', 'assets/home.css': 'b{}' },
}))

const TEMPLATE = `<!doctype html><html lang="en"><head><meta name="description" content="All of it" /><title>Shop</title>
<script type="module" crossorigin src="/assets/shop.js"></script><link rel="stylesheet" crossorigin href="/assets/shop.css">
<noscript><style>p{}</style></noscript></head><body><div id="root"></div><noscript>No scripts</noscript></body></html>`

const NASTY = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)> & $& co`

function written(text: string) {
  const tags = {
    description: text,
    canonical: 'https://shop.example/p?a=1&b=2',
    alternates: [{ language: 'id' as const, href: 'https://shop.example/p?lang=id' }],
    index: true,
    properties: { 'og:title': text },
    jsonLd: [{ '@type': 'Product', name: text }],
  }
  const state = { language: 'id' as const, layout: 'mobile' as const, replies: { text }, texts: ['home'] }
  return pageHtml(TEMPLATE, {
    title: text,
    tags,
    parts: new Set(['home']),
    shell: '<main>$& Kopi</main>',
    language: 'id',
    state,
  })
}

const jsonIn = (html: string, start: string) => JSON.parse(html.split(start)[1]?.split('</script>')[0] ?? '')

test('a rendered page has its content, language and styles, and nothing for browsers without scripts', () => {
  const html = written('Kopi')
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('<title>Kopi</title>')
  expect(html).toContain('<style>a{}b{}</style><link rel="stylesheet" disabled href="/assets/home.css"><script')
  expect(html).toContain('<div id="root"><main>$& Kopi</main></div>')
  expect(html).not.toMatch(/noscript|rel="stylesheet" crossorigin|All of it/)
})

test('its scripts wait for the one that starts them', () => {
  const starter = '<script type="module" crossorigin src="/assets/start.js" data-entry="/assets/shop.js" data-preload="/assets/shop.js">'
  expect(written('Kopi')).toContain(`${starter}</script></head>`)
  expect(written('Kopi').match(/src=/g)).toHaveLength(1)
})

test('escapes all texts', () => {
  const html = written(NASTY)
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://shop.example/p?a=1&#38;b=2"')
  expect(jsonIn(html, '<script type="application/ld+json" data-page>').name).toBe(NASTY)
  expect(jsonIn(html, 'id="rendered">').replies.text).toBe(NASTY)
})
