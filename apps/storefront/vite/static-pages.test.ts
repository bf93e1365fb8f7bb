import { expect, test } from 'vitest'
import { bundleScript, usedStyles, withinLimit } from './static-pages.ts'

test('the inline script knows brand, path and settings by the page’s facts alone, so that its hash is the same for all builds', async () => {
  const script = await bundleScript()
  expect(script).toContain('.firstLanguage')
  expect(script).toContain('.base')
  expect(script).not.toMatch(/import\.meta|process\.env|Nusaria|62001|<\//)
  // Each page brings it.
  expect(script.length).toBeLessThan(7_100)
})

test('outlines bring the styles of their own classes, and of the pictures they get', () => {
  const style =
    '.card{color:red}.goods{top:3px}.other{color:blue}.card .other{top:0}main{margin:0}@media (min-width:750px){.card{top:1px}.other{top:2px}}'
  const used = usedStyles(style, '<main class="page card" data-picture="goods"></main>')
  expect(used).toBe('.card{color:red}.goods{top:3px}main{margin:0}@media (width>=750px){.card{top:1px}}')
})

test('a build whose pages never finish fails', async () => {
  await expect(withinLimit(new Promise(() => {}), 10)).rejects.toThrow("aren't rendered after 0.01 s")
  expect(await withinLimit(Promise.resolve('pages'), 10)).toBe('pages')
})
