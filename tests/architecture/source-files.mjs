import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

/** Files below folders by path, with their code; without what is installed or built. */
export const filesIn = (folders, isMeant) =>
  folders
    .flatMap((folder) => readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((path) => isMeant.test(path) && !/(^|\/)(node_modules|dist[^/]*)\//.test(path))
    .map((path) => ({ path, code: readFileSync(`${root}/${path}`, 'utf8') }))

const COMMENTS = /\/\*[\s\S]*?\*\/|(^|\s)\/\/ .*$/gm

/**
 * A test for each rule of what the code of files doesn't have. `literal` is how it would look, `examples` lines that it must find, `within` where the
 * rule holds (everywhere by default), `except` the files in which it stands for another reason, `instead` what to write.
 */
export function testRules(rules, files) {
  const sources = files.map(({ path, code }) => ({ path, code: code.replace(COMMENTS, '$1') }))
  test.each(rules)('$what', ({ literal, examples, within = '', except = [], instead }) => {
    expect(sources.length).toBeGreaterThan(600)
    for (const example of examples) expect(example).toMatch(literal)
    const found = sources.filter(({ path, code }) => path.startsWith(within) && literal.test(code)).map(({ path }) => path)
    expect(found.sort(), instead).toEqual([...except].sort())
  })
}
