// Writes docs/lifecycles.md and docs/tables.md from the lifecycles of the contracts and the tables of the mock, and docs/verbs.md from the verbs;
// and the table of fields in docs/configuration.md from the schema.
import { readFileSync, writeFileSync } from 'node:fs'
import { configurationPage } from '../tools/docs/configuration-page.ts'
import { lifecyclesPage, tablesPage } from '../tools/docs/diagrams.ts'
import { verbsPage } from '../tools/docs/verbs-page.ts'

writeFileSync(new URL('../docs/lifecycles.md', import.meta.url), lifecyclesPage())
writeFileSync(new URL('../docs/tables.md', import.meta.url), tablesPage())
writeFileSync(new URL('../docs/verbs.md', import.meta.url), verbsPage())
const configuration = new URL('../docs/configuration.md', import.meta.url)
writeFileSync(configuration, configurationPage(readFileSync(configuration, 'utf8')))
