// The commands with sub-commands: `npm run check backend -- --url=…`. Without a name, or with --help, it lists those of its group.
import { type Command, GROUPS } from './lib/commands.ts'
import { run } from './lib/run.ts'

const [group = '', name = '', ...args] = process.argv.slice(2)
const commands = GROUPS[group] ?? {}
const chosen = Object.hasOwn(commands, name) ? commands[name] : undefined

async function runSteps({ steps }: Command): Promise<number> {
  for (const [index, [program, ...given]] of steps.entries()) {
    const code = await run(program, [...given, ...(index === steps.length - 1 ? args : [])])
    if (code !== 0) return code
  }
  return 0
}

if (chosen) process.exitCode = await runSteps(chosen)
else {
  const lines = Object.entries(commands).map(([each, { about }]) => `  npm run ${group} ${each.padEnd(10)} ${about}`)
  const isHelp = name === '' || name === '--help'
  console.log([...(isHelp ? [] : [`There is no ${group} "${name}".`]), ...lines].join('\n'))
  process.exitCode = name === '--help' ? 0 : 2
}
