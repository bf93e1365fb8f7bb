// Checks that others can use the OpenAPI document: it describes the real replies of the mock, Redocly finds nothing, openapi-typescript
// and orval generate code that compiles, Prism mocks it. Ends with `N passed, N failed`. The tools come from the npm registry at the first run.
import { mkdirSync, writeFileSync } from 'node:fs'
import { engineHost } from '../support/engine-host.ts'
import { checkClient, checkTypes, lintDocument } from './generated-code.ts'
import { checkMock } from './prism.ts'
import { publishedDocument, recordReplies } from './recorded-replies.ts'
import { prepareTools, work } from './tools.ts'
import { DocumentValidator } from './validator.ts'

const file = `${work}/openapi.json`
let passed = 0
let failed = 0

/** Runs one part of the check; its message is printed. Returns whether it passed. */
async function part(name: string, check: () => unknown): Promise<boolean> {
  try {
    const note = await check()
    passed += 1
    console.log(`✓ ${name}${typeof note === 'string' ? `: ${note}` : ''}`)
    return true
  } catch (error) {
    failed += 1
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

mkdirSync(work, { recursive: true })
const host = engineHost()
const replies = await recordReplies(host)
const document = await publishedDocument(host, replies)
writeFileSync(file, JSON.stringify(document, null, 1))
const validator = new DocumentValidator(document)

await part('describes every reply of the mock', () => {
  const all = [...replies.steps, ...replies.refusals]
  refuse(all.flatMap((reply) => validator.replyProblem(reply.call, reply)?.replace(/^/, `${reply.call}: `) ?? []))
  return `${replies.steps.length} successes, ${replies.refusals.length} refusals`
})
await part('examples fit', () => refuse(validator.exampleProblems()))
if (await part('tools are installed', prepareTools)) {
  await part('Redocly finds nothing', () => lintDocument(file))
  await part('openapi-typescript generates types that compile', () => checkTypes(file))
  await part('orval generates a client that compiles', () => checkClient(file))
  await part('Prism mocks it', async () => `${await checkMock(file, document)} calls`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
