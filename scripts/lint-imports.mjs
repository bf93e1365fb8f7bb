// Holds the import directions (scripts/lib/import-rules.mjs) over every source file.
import { sourceFiles, violations } from './lib/imports.mjs'
import { root } from './lib/root.mjs'

const files = sourceFiles(root)
const found = violations(root, files)
for (const line of found) console.error(line)
console.log(`${files.length} files, ${found.length} forbidden imports`)
process.exitCode = found.length > 0 ? 1 : 0
