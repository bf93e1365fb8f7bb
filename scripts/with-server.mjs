// `node scripts/with-server.mjs start|serve`: runs that script, then the built server in this process. Here in JavaScript, because a process that
// loads TypeScript starts the server seconds later.
import { tsImport } from 'tsx/esm/api'

const [name] = process.argv.splice(2, 1)
const { program } = await tsImport(`./${name}.ts`, import.meta.url)
await import(program)
