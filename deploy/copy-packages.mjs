// Copies installed packages with all that they depend on, and the binaries of this platform: `node deploy/copy-packages.mjs <folder> <package>…`.
import { cpSync, existsSync, readFileSync } from 'node:fs'

const [folder, ...names] = process.argv.slice(2)
const all = new Set(names)
for (const name of all) {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  for (const dependency of Object.keys(dependencies)) all.add(dependency)
  for (const binary of Object.keys(optionalDependencies)) if (existsSync(`node_modules/${binary}`)) all.add(binary)
}
for (const name of all) cpSync(`node_modules/${name}`, `${folder}/${name}`, { recursive: true, dereference: true })
