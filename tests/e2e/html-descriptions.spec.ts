import { checkDark, checkPage, checkWidth } from '@nusaria/scenario-runner/support/check-page'
import { expect, test, testWithImages } from '@nusaria/scenario-runner/support/test'
import type { Page } from '@playwright/test'

const PAGE = '/commodDetail?product_no=P100785'
/** Stands for the address of the product's own picture. */
const PICTURE = '%PICTURE%'

/** The product's description is this text. */
async function describeProduct(page: Page, description: string): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.route('**/consumer/product/min_sku_detail/**', async (route) => {
    const response = await route.fetch()
    const { data, ...body } = await response.json()
    await route.fulfill({ response, json: { ...body, data: { ...data, description: description.replace(PICTURE, data.image_list[0]) } } })
  })
  await page.route('**/not-there*', (route) => route.fulfill({ status: 200, contentType: 'image/png', body: '' }))
}

/** Opens the page, and gives the sanitised text. */
async function openDescribed(page: Page, description: string) {
  await describeProduct(page, description)
  await page.goto(PAGE)
  const text = page.locator('[data-rich]')
  await text.scrollIntoViewIfNeeded()
  return text
}

const RICH = `<h1>Tentang kopi</h1><p style="color:#000;width:2000px" class="x" id="content">Kopi <b>asli</b> dari <em>Gayo</em> &amp; Toraja.</p>
<ul><li>Satu</li><li>Dua</li></ul><p align="center"><img src="${PICTURE}" width="1600" height="900" alt="Biji kopi"></p>
<table width="1600" bgcolor="#fff"><caption>Isi</caption><tr>${'<th nowrap>Sebuah kolom yang panjang sekali</th>'.repeat(12)}</tr>
<tr>${'<td>12.345.678</td>'.repeat(12)}</tr></table>
<p><a href="https://roaster.example/">Pemanggang</a> <a href="/faqs">Bantuan</a> <a href="mailto:kopi@example.com">Surat</a></p><p>${'panjang'.repeat(60)}</p>`

test('an HTML description shows its paragraphs, lists, emphasis, pictures and tables within the page', async ({ page }) => {
  const text = await openDescribed(page, RICH)
  await expect(text.getByRole('heading', { name: 'Tentang kopi', level: 3 })).toBeVisible()
  await expect(text.locator('b')).toHaveText('asli')
  await expect(text.getByRole('listitem')).toHaveText(['Satu', 'Dua'])
  await expect(text.locator('[style], [class], [id], [align], [nowrap], table[width], [bgcolor]')).toHaveCount(0)
  await expect(text.getByRole('img', { name: 'Biji kopi' })).toHaveAttribute('loading', 'lazy')
  const widthOf = (selector: string) => text.locator(selector).evaluate((element) => element.getBoundingClientRect().width)
  expect(await widthOf('img')).toBeLessThanOrEqual(await text.evaluate((element) => element.clientWidth))
  // Only the box of the table scrolls.
  const box = text.getByRole('group', { name: 'Isi' })
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  await box.focus()
  await expect(box).toBeFocused()
  const link = text.getByRole('link', { name: 'Pemanggang' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(text.getByRole('link', { name: 'Bantuan' })).not.toHaveAttribute('target')
  await checkPage(page)
  await checkDark(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(text.getByRole('cell').first()).toHaveCSS('border-top-style', 'solid')
  await page.setViewportSize({ width: 320, height: 800 })
  await checkWidth(page)
})

testWithImages('a picture of a description is loaded; one that isn’t there leaves its words', async ({ page, watch }) => {
  watch.allow(/Failed to load resource/)
  const text = await openDescribed(page, `<p>Foto</p><img src="${PICTURE}" alt="Biji kopi"><img src="/not-there" alt="Kebun kopi">`)
  await expect(text).toHaveText('FotoKebun kopi')
  const picture = text.getByRole('img', { name: 'Biji kopi' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('what search engines read of an HTML description is plain text', { tag: '@desktop' }, async ({ page }) => {
  await openDescribed(page, '<p>Kopi <b>asli</b> &amp; harum</p><script>steal()</script>')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Kopi asli & harum')
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', 'Kopi asli & harum')
  const data = await page.locator('script[type="application/ld+json"][data-page]').textContent()
  expect(JSON.parse(data ?? '').description).toBe('Kopi asli & harum')
})

test('a plain description stays as it is typed, and loads no sanitiser', { tag: '@mobile' }, async ({ page, t }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  for (const text of ['a < b & c', 'Suhu <90 °C &amp; kering\nBaris dua', 'a <b and c> d']) {
    await describeProduct(page, text)
    await page.goto(PAGE)
    const panel = page.getByRole('heading', { name: t('product:description') }).locator('xpath=ancestor::section')
    await expect(panel.getByRole('paragraph')).toHaveText(text, { useInnerText: true })
  }
  expect(files.filter((file) => /html-text|sanitise/.test(file))).toEqual([])
})

test('an empty HTML description has no place on the page', { tag: '@mobile' }, async ({ page, t }) => {
  await describeProduct(page, '<p>&nbsp;</p><p><br></p>')
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: t('product:details') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('product:description') })).toHaveCount(0)
})

const RUN = 'window.attacked=1'
/** Each would run a script, lead away, send something or cover the page. */
const ATTACKS = [
  `<script>${RUN}</script>`,
  `<img src=x-not-there onerror="${RUN}">`,
  `<img src="data:image/svg+xml,<svg onload='${RUN}'/>">`,
  '<img src="http://127.0.0.1:1/tracked.png" alt="over HTTP">',
  `<a href="javascript:${RUN}">x</a><a href="  jAvA\tscript:${RUN}">x</a><a href="data:text/html,<script>${RUN}</script>">x</a><a href="vbscript:x">x</a>`,
  `<svg onload="${RUN}"><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text>x</text></a></svg>`,
  `<math><mtext><a href="javascript:${RUN}">x</a></mtext></math>`,
  `<iframe src="javascript:parent.attacked=1"></iframe><iframe srcdoc="<script>parent.attacked=1</script>"></iframe><object data="/x"></object><embed src="/x">`,
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:1">x</button></form>',
  '<style>body{display:none}</style><link rel="stylesheet" href="/x.css"><p style="position:fixed;inset:0">x</p>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  `<details open ontoggle="${RUN}"><summary>x</summary></details><video autoplay onloadstart="${RUN}"></video><audio src=x onerror="${RUN}"></audio>`,
  '<img name="body" src="/not-there"><form id="content"><input name="parentNode"></form><a id="location" href="/x">x</a>',
  `<p tabindex=1 autofocus onfocus="${RUN}" contenteditable accesskey="x">x</p>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<template><img src=x onerror="${RUN}"></template><p is="x-y">x</p>`,
  `<textarea></p><p title="</textarea><img src=x onerror=${RUN}>">`,
  `<!--><img src=x onerror="${RUN}">--><p>x</p><![CDATA[><img src=x onerror="${RUN}">]]>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp><plaintext><img src=x onerror=${RUN}>`,
]

const TAGS =
  'a abbr b blockquote br caption code dd del div dl dt em figcaption figure h3 hr i img ins li mark ol p pre s section small span strike strong sub sup table tbody td tfoot th thead tr u ul'
const ATTRIBUTES =
  'alt aria-description aria-label colspan data-table decoding height href lang loading rel role rowspan scope src start tabindex target title width'

test('nothing in a description runs, leads away or leaves its place', { tag: '@mobile' }, async ({ page, watch }) => {
  test.slow()
  // A picture that isn't there is asked for, and the policy also holds in the document in which the text is parsed.
  watch.allow(/Failed to load resource|Content Security Policy|security policy violation: (script-src-attr|base-uri)/)
  for (const attack of ATTACKS) {
    const text = await openDescribed(page, `<p>before</p>${attack}`)
    await expect(text, attack).toContainText('before')
    for (const link of await text.getByRole('link').all()) expect(await link.getAttribute('href')).toMatch(/^(https:|\/)/)
    const found = await text.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) => [element.localName, ...element.getAttributeNames().map((name) => `@${name}`)]),
    )
    const allowed = [...TAGS.split(' '), ...ATTRIBUTES.split(' ').map((name) => `@${name}`)]
    expect(
      found.filter((name) => !allowed.includes(name)),
      attack,
    ).toEqual([])
    expect(await text.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))).toEqual(
      (await text.locator('img').all()).map(() => expect.stringMatching(new RegExp(`^(https:|${new URL(page.url()).origin}/)`))),
    )
    expect(await page.evaluate(() => (window as { attacked?: unknown }).attacked), attack).toBeUndefined()
    expect(page.url()).toContain(PAGE)
  }
})
