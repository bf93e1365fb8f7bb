// Writes the OpenAPI document with its examples to `dist/openapi.json`, for whoever builds a backend or another client.
import { mkdirSync, writeFileSync } from 'node:fs'
import { engineHost } from '@nusaria/scenario-runner/support/engine-host'
import { root } from '../../scripts/lib/root.ts'
import { publishedDocument, recordReplies } from './recorded-replies.ts'

const host = engineHost()
const document = await publishedDocument(host, await recordReplies(host))
mkdirSync(`${root}/dist`, { recursive: true })
writeFileSync(`${root}/dist/openapi.json`, `${JSON.stringify(document, null, 2)}\n`)
console.log('The OpenAPI document is dist/openapi.json.')
