import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'
import { wellKnown } from './well-known.ts'

async function files(shop: Parameters<typeof wellKnown>[0]): Promise<string[]> {
  const id = 'virtual:entry'
  const entry = {
    name: 'entry',
    resolveId: (wanted: string) => (wanted === id ? id : null),
    load: (wanted: string) => (wanted === id ? 'export {}' : null),
  }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, wellKnown(shop)],
    build: { write: false, rolldownOptions: { input: id } },
  })) as Rollup.RolldownOutput
  return output.map(({ fileName }) => fileName).filter((name) => name.startsWith('.well-known/'))
}

test('a build has the files of the apps that its brand names', async () => {
  const shop = { androidPackage: 'com.example.toko', androidFingerprints: [], appleAppIds: [], mail: 'halo@toko.example' }
  expect(await files(shop)).toEqual(['.well-known/security.txt'])
  const androidFingerprints = [Array.from({ length: 32 }, () => '1F').join(':')]
  const all = await files({ ...shop, androidFingerprints, appleAppIds: ['ABCDE12345.com.example.toko'] })
  expect(all.sort()).toEqual(['.well-known/apple-app-site-association', '.well-known/assetlinks.json', '.well-known/security.txt'])
})
