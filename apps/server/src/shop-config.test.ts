import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { insertConfig, readShopConfig } from './shop-config.ts'

const file = join(mkdtempSync(join(tmpdir(), 'config-')), 'config.json')
const read = (text: string) => {
  writeFileSync(file, text)
  return readShopConfig(file)
}

it('reads a configuration; a wrong one stops the start and names every mistake', async () => {
  expect(await read('{"storeNo":"7"}')).toEqual({ storeNo: '7' })
  await expect(read('{"storeNo":7,"apiOrigin":"x"}')).rejects.toThrow(/is wrong:\n {2}storeNo: .*\n {2}apiOrigin: /)
  await expect(read('{')).rejects.toThrow('it is not JSON')
  await expect(readShopConfig(`${file}.none`)).rejects.toThrow(/can't be read/)
  await expect(read(JSON.stringify({ rsaPublicKey: `MII${'A'.repeat(300)}` }))).rejects.toThrow(/rsaPublicKey: not a public RSA key/)
})

it('stands in the page in place of its preload, and ends no script', () => {
  const page = '<head><link rel="preload" as="fetch" href="/config.json" crossorigin></head>'
  const html = insertConfig(page, { links: { about: 'https://a.example/</script>' } })
  expect(html).not.toContain('preload')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/>(\{.*\})</.exec(html)?.[1] ?? '')).toEqual({ links: { about: 'https://a.example/</script>' } })
})
