// Writes a .br and a .gz beside each file of a folder that gets smaller: `node deploy/compress.mjs apps/storefront/dist/assets`.
// Only for files with a hash in their name: a changed file beside an old .gz would not be sent.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder: node deploy/compress.mjs apps/storefront/dist/assets')
for (const name of readdirSync(folder)) {
  if (!/\.(js|css|json|svg)$/.test(name)) continue
  const file = join(folder, name)
  const plain = readFileSync(file)
  if (plain.length < 1_000) continue
  writeFileSync(`${file}.br`, brotliCompressSync(plain))
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }))
}
