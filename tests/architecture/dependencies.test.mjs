import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const read = (file) => readFileSync(`${root}/${file}`, 'utf8')

test('docs/dependencies.md has each package that the project installs, and no other', () => {
  const { workspaces } = JSON.parse(read('package.json'))
  const folders = [
    '.',
    ...workspaces,
    ...workspaces.flatMap((folder) => readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`)),
  ]
  const packages = [...folders, ...folders.map((folder) => `${folder}/tools`)].filter((folder) =>
    existsSync(`${root}/${folder}/package.json`),
  )
  const installed = packages.flatMap((folder) => {
    const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`))
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const rows = read('docs/dependencies.md').match(/^\| `.*?\|/gm) ?? []
  const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(listed.sort()).toEqual([...new Set(installed)].filter((name) => !name.startsWith('@nusaria/')).sort())
})
