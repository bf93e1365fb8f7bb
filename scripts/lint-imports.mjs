// Holds the import directions (scripts/lib/import-rules.mjs) over every source file, and finds import circles.
import { importGraph, violations } from './lib/imports.mjs'
import { root } from './lib/root.mjs'

const graph = importGraph(root)
const found = violations(graph)
for (const line of found) console.error(line)
console.log(`${graph.size} files, ${found.length} forbidden imports`)
process.exitCode = found.length > 0 ? 1 : 0
