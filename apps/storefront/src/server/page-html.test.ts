import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

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
    styles: '<style>a{}</style>',
    start: '<script data-entry="/assets/shop.js"></script>',
    html: '<main>$& Kopi</main>',
    language: 'id',
    state,
  })
}

const jsonIn = (html: string, start: string) => JSON.parse(html.split(start)[1]?.split('</script>')[0] ?? '')

test('a rendered page has its content, language and styles, and nothing for browsers without scripts', () => {
  const html = written('Kopi')
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('<title>Kopi</title>')
  expect(html).toContain('<style>a{}</style><script')
  expect(html).toContain('<div id="root"><main>$& Kopi</main></div>')
  expect(html).not.toMatch(/noscript|rel="stylesheet"|All of it/)
})

test('its scripts wait for the one that starts them', () => {
  expect(written('Kopi')).toContain('<script data-entry="/assets/shop.js"></script></head>')
  expect(written('Kopi')).not.toContain('src=')
})

test('escapes all texts', () => {
  const html = written(NASTY)
  expect(html.match(/<script/g)).toHaveLength(3)
  expect(html).not.toContain('<img')
  expect(html).toContain('href="https://shop.example/p?a=1&#38;b=2"')
  expect(jsonIn(html, '<script type="application/ld+json" data-page>').name).toBe(NASTY)
  expect(jsonIn(html, 'id="rendered">').replies.text).toBe(NASTY)
})
