// Holds the import directions (scripts/lib/import-rules.ts) over every source file, and finds import circles.
import { importGraph, violations } from './lib/imports.ts'
import { root } from './lib/root.ts'

const graph = importGraph(root)
const found = violations(graph)
for (const line of found) console.error(line)
console.log(`${graph.size} files, ${found.length} forbidden imports`)
process.exitCode = found.length > 0 ? 1 : 0
