// Writes docs/lifecycles.md and docs/tables.md from the lifecycles of the contracts and the tables of the mock, and docs/verbs.md from the verbs.
import { writeFileSync } from 'node:fs'
import { lifecyclesPage, tablesPage } from '../tests/report/diagrams.ts'
import { verbsPage } from '../tests/report/verbs-page.ts'

writeFileSync(new URL('../docs/lifecycles.md', import.meta.url), lifecyclesPage())
writeFileSync(new URL('../docs/tables.md', import.meta.url), tablesPage())
writeFileSync(new URL('../docs/verbs.md', import.meta.url), verbsPage())
