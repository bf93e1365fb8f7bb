// Checks the import directions (scripts/lib/import-rules.mjs) of every source file, and import cycles.
import { readFileSync } from 'node:fs'
import { importGraph, violations } from './lib/imports.mjs'
import { root } from './lib/root.mjs'

/** Violations older than their rule: each is to go, none may be added. */
const known = new Set(readFileSync(`${root}/scripts/lib/known-imports.txt`, 'utf8').split('\n'))
const graph = importGraph(root)
const found = violations(graph).filter((line) => !known.has(line))
for (const line of found) console.error(line)
console.log(`${graph.size} files, ${found.length} forbidden imports`)
process.exitCode = found.length > 0 ? 1 : 0
