import type { RenderedPage } from '@nusaria/contracts/rendered-page'
import { expect, test } from 'vitest'
import { insertRendered } from './insert-rendered.ts'

const EMPTY =
  '<!doctype html><html lang="en"><head><title>Shop</title><noscript><style>p{}</style></noscript></head><body><div id="root"></div><noscript>No scripts</noscript></body></html>'
const page: RenderedPage = {
  language: 'id',
  title: 'Kopi <b> & $& co',
  head: '<link rel="stylesheet" href="/a.css">',
  html: '<main>$& Kopi</main>',
  state: { language: 'id', layout: 'mobile', replies: { text: '</script><!--' }, texts: ['home'] },
}

test('a rendered page has its content, language, title and files, and nothing for browsers without scripts', () => {
  const html = insertRendered(EMPTY, page)
  expect(html).toContain('<html lang="id">')
  expect(html).toContain('<title>Kopi &#60;b&#62; &#38; $&#38; co</title>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css"></head>')
  expect(html).toContain('<div id="root"><main>$& Kopi</main></div>')
  expect(html).not.toContain('noscript')
})

test('no text of a reply ends the element of the state', () => {
  const [, state = ''] = /id="rendered">(.*?)<\/script>/.exec(insertRendered(EMPTY, page)) ?? []
  expect(JSON.parse(state)).toEqual(page.state)
})
