// Writes docs/lifecycles.md and docs/tables.md from the lifecycles of the contracts and the tables of the mock.
import { writeFileSync } from 'node:fs'
import { lifecyclesPage, tablesPage } from '../tests/report/diagrams.ts'

writeFileSync(new URL('../docs/lifecycles.md', import.meta.url), lifecyclesPage())
writeFileSync(new URL('../docs/tables.md', import.meta.url), tablesPage())
