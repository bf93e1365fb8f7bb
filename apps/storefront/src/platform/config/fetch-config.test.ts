import { expect, it, vi } from 'vitest'
import { fetchConfig } from './fetch-config.ts'

function answer(text: string, status = 200, type = 'application/json') {
  vi.stubGlobal('fetch', async () => new Response(text, { status, headers: { 'content-type': type } }))
  vi.spyOn(console, 'error').mockImplementation(() => {})
}

const shown = () => document.body.textContent ?? ''

it('is what the host serves; nothing where it has no such file', async () => {
  answer('{"storeNo":"7"}')
  expect(await fetchConfig()).toEqual({ storeNo: '7' })
  answer('', 404)
  expect(await fetchConfig()).toEqual({})
  answer('<!doctype html>', 200, 'text/html')
  expect(await fetchConfig()).toEqual({})
  expect(shown()).toBe('')
})

it('a wrong field becomes a page for the operator, which names it without its value', async () => {
  answer('{"storeNo":"7","apiOrigin":"secret-host","extra":1}')
  expect(await fetchConfig()).toBeNull()
  await expect.poll(() => shown()).toContain('apiOrigin: expected an origin such as https://api.example')
  expect(shown()).toContain('unknown: "extra"')
  expect(shown()).toContain(`${location.origin}/config.json`)
  expect(shown()).not.toContain('secret-host')
  const languages = () => [...document.querySelectorAll('main > p')].slice(0, 3).map((each) => each.getAttribute('lang'))
  await expect.poll(() => languages()).toEqual(['en', 'id', 'zh-CN'])
})

it('a file that is no JSON, or can not be read, says so', async () => {
  answer('{"storeNo":')
  expect(await fetchConfig()).toBeNull()
  await expect.poll(() => shown()).toContain('The file is not JSON.')
  answer('', 500)
  expect(await fetchConfig()).toBeNull()
  await expect.poll(() => shown()).toContain("The file can't be read: HTTP 500")
})

it('a key that is none is refused at the start', async () => {
  answer(JSON.stringify({ rsaPublicKey: `MII${'A'.repeat(300)}` }))
  expect(await fetchConfig()).not.toBeNull()
  await expect.poll(() => shown()).toContain('rsaPublicKey: not a public RSA key (SPKI)')
})
