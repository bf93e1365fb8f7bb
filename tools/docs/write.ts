// Writes the index of the stories, docs/lifecycles.md and docs/tables.md from the lifecycles of the contracts and the tables of the mock, and docs/verbs.md from the verbs;
// and the table of fields in docs/configuration.md from the schema.
import { readFileSync, writeFileSync } from 'node:fs'
import { writeStoryIndex } from '../../scripts/lib/story-index.ts'
import { configurationPage } from './configuration-page.ts'
import { lifecyclesPage, tablesPage } from './diagrams.ts'
import { verbsPage } from './verbs-page.ts'

writeStoryIndex()
writeFileSync(new URL('../../docs/lifecycles.md', import.meta.url), lifecyclesPage())
writeFileSync(new URL('../../docs/tables.md', import.meta.url), tablesPage())
writeFileSync(new URL('../../docs/verbs.md', import.meta.url), verbsPage())
const configuration = new URL('../../docs/configuration.md', import.meta.url)
writeFileSync(configuration, configurationPage(readFileSync(configuration, 'utf8')))
